/** When the frame after the next one has begun: what was just put on the page is on the screen. */
export const whenShown = (act: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(act);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
