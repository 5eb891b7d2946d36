// When dice that were thrown lie on the screen: it may draw them later than the clock says.

/** More than a busy computer needs for a picture; where none is drawn (a window that nobody sees), nobody waits. */
const UNSEEN = 1500;

const flies = ({ effect }: Animation): boolean =>
  effect instanceof KeyframeEffect && effect.target?.matches('[data-rolling]') === true;

/** Resolves once all dice lie that fly now, or nothing has been drawn for a while. */
export const diceLanded = async (): Promise<void> => {
  const dice = document.getAnimations().filter(flies);
  if (dice.length === 0) return;
  await new Promise<void>((done) => {
    const waits = { lie: false, timer: setTimeout(done, UNSEEN) };
    /** As long as there are pictures the dice go on, however slowly. */
    const drawn = (): void => {
      if (waits.lie) return;
      clearTimeout(waits.timer);
      waits.timer = setTimeout(done, UNSEEN);
      requestAnimationFrame(drawn);
    };
    requestAnimationFrame(drawn);
    void Promise.allSettled(dice.map(({ finished }) => finished)).then(() => {
      waits.lie = true;
      clearTimeout(waits.timer);
      done();
    });
  });
};
