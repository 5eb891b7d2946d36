// Read by the configuration and by `npm run soak`, which is run by Node as it is.

/**
 * What goes another way in the app than on the host, and so runs on both: behind the door it is the same program, and
 * before it the same page, so that what is seen on the host need not be looked at again.
 */
export const WIRING = [
  // The page and its letters by app://, what the door says of itself, the first game that anybody begins.
  'first-screen',
  // Requests, what is refused and why, a push to the page, a restart with the same folder.
  'settings',
  // Set-up, answers and updates, through the preload; a page that is loaded again.
  'reload',
  // What nobody caught in the page comes to the log and into a file.
  'faults',
  // A file that is saved and one that is added.
  'campaigns',
];
