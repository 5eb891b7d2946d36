import { provesItself } from '../../rules/testing/set-proof';

// How many Paths lie open before the first turn, where no scenario begins: setup.test.ts.
provesItself('woodland', { plain: ['woodland/deck/bond', 'woodland/rule/fourPaths'] });
