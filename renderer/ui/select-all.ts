// Of a name that stands in a field all is chosen when one comes to it, by mouse too: what is typed takes its place.
export const selectAll = (field: HTMLInputElement): (() => void) => {
  let came = false;
  // A press puts the cursor somewhere after the focus has come; the click is behind both.
  const down = (): void => {
    came = document.activeElement !== field;
  };
  const focus = (): void => field.select();
  const click = (): void => {
    if (came && field.selectionStart === field.selectionEnd) field.select();
    came = false;
  };
  field.addEventListener('pointerdown', down);
  field.addEventListener('focus', focus);
  field.addEventListener('click', click);
  return () => {
    field.removeEventListener('pointerdown', down);
    field.removeEventListener('focus', focus);
    field.removeEventListener('click', click);
  };
};
