import { provesItself } from '../../rules/testing/set-proof';

// What happens before the first turn, where no scenario begins: setup.test.ts.
provesItself('dragon', { plain: ['dragon/rule/dragonSpawn'] });
