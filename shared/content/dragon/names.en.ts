export { dragonCards } from './names-cards.en';
