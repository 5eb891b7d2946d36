// When dice that were thrown lie on the screen: it may draw them later than the clock says.

/** Far longer than dice fly; where nothing is drawn, as in a window that nobody sees, nobody waits for them. */
const LONGEST = 1500;

const flies = ({ effect }: Animation): boolean =>
  effect instanceof KeyframeEffect && effect.target?.matches('[data-rolling]') === true;

export const diceLanded = async (): Promise<void> => {
  const dice = document.getAnimations().filter(flies);
  if (dice.length === 0) return;
  await new Promise<void>((done) => {
    const timer = setTimeout(done, LONGEST);
    void Promise.allSettled(dice.map(({ finished }) => finished)).then(() => {
      clearTimeout(timer);
      done();
    });
  });
};
