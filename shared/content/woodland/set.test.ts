import { provesItself } from '../../rules/testing/set-proof';

provesItself('woodland', { plain: ['woodland/deck/bond'] });
