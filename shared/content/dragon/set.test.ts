import { provesItself } from '../../rules/testing/set-proof';

provesItself('dragon');
