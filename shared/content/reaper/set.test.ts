import { provesItself } from '../../rules/testing/set-proof';

// Ways of the ferry for the figure alone, and a Talisman, Axe and Armour as the base game has them.
provesItself('reaper');
