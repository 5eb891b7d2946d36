import { provesItself } from '../../rules/testing/set-proof';

provesItself('sacred-pool');
