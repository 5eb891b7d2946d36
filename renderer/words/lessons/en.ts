// What the lessons say, in English.
import type { LessonWords } from './lesson-words';

const outer = 'base/space/';
const found = 'base/adventure/';

export const en: LessonWords = {
  chapters: {
    steps: { title: 'First steps', about: 'The goal, the board, a move, a card, a shop.' },
    fights: { title: 'Fights', about: 'Odds, fate, trophies, a Spell, a Follower.' },
    river: { title: 'Over the river', about: 'The Sentinel, a quest, the Talisman.' },
    inner: { title: 'Into the fire', about: 'The Portal and the ways behind it.' },
    crown: { title: 'The Crown', about: 'The last guard, the Command Spell, the end.' },
  },
  steps: {
    'steps.goal': {
      title: 'The Crown',
      text: 'Three lands lie around one Crown. Whoever gets there and outlasts the others has won. You need a Talisman for that, and a lot of Strength or Craft: that is what the journey is for.',
    },
    'steps.you': {
      title: 'This is you',
      text: (name) =>
        `You play the ${name('base/character/warrior')}. The sword is Strength, for battles; the flame is Craft, for magic and wits. Then come lives, fate and gold.`,
    },
    'steps.board': {
      title: 'Where you stand',
      text: 'Your figure stands in the Outer Region. Beyond the Storm River lies the Middle Region, and in the fire the Inner Region. The further in, the harder.',
    },
    'steps.roll': {
      title: 'Your turn',
      text: 'First you move. Roll the die: press the marked option, or its number on the keyboard.',
    },
    'steps.keep': {
      title: 'Fate',
      text: 'If you do not like a roll, 1 fate rolls it again: that is the last answer here, and its key is F. You have little fate, and this roll is fine.',
    },
    'steps.go': {
      title: 'Choose a way',
      text: 'You may go round either way, exactly as far as you rolled. Where you could land is lit. Choose on the board or here.',
    },
    'steps.take': {
      title: 'A card',
      text: (name) =>
        `Where you land you draw a card. You are lucky: ${name(`${found}shield`)}. It may save you a life in battle, so take it.`,
    },
    'steps.card': {
      title: 'What you carry',
      text: 'Your cards lie down here. Open this one: you see it large, with its text and what its words mean. Every card and space can be opened so.',
    },
    'steps.rival': {
      title: 'The others',
      text: 'After you the others play; this one is played by the computer. What happens is told below the board. The space bar skips it.',
    },
    'steps.village': {
      title: 'Go shopping',
      text: (name) =>
        `Roll again, and go to this space: ${name(`${outer}village`)}. If you land elsewhere you can take it back.`,
    },
    'steps.smith': {
      title: 'What the Village offers',
      text: 'The healer gives lives for gold, the mystic is a gamble, the smith sells. You have 3 gold: visit the smith. What is grey cannot be done, and says why.',
    },
    'steps.buy': {
      title: 'Buy a Weapon',
      text: (name) => `A Weapon makes you stronger in every battle. Buy this one: ${name('base/purchase/sword')}.`,
    },
    'steps.journal': {
      title: 'Nothing is lost',
      text: 'Every roll, card and fight is kept in the journal. Open it: the button is up here, the key is J.',
    },
    'steps.why': {
      title: 'Why am I asked this?',
      text: 'The sign beside a question opens the rulebook at the passage behind it. Try it, here or with R.',
    },
    'steps.end': {
      title: 'That was a turn',
      text: 'Move, then meet what is there: that is all of it. Next you learn what to do when it bites.',
    },

    'fights.enemy': {
      title: 'An Enemy',
      text: (name) =>
        `A red card is an Enemy, its number is its Strength. ${name(`${found}wolf`)}: 2. You have 4, and 1 more with your Sword.`,
    },
    'fights.hunt': {
      title: 'Go and meet it',
      text: 'Roll and go to an Enemy: there is one either way. Whoever lands there has to fight.',
    },
    'fights.odds': {
      title: 'Face to face',
      text: 'Both sides, and what they are made of. Each adds a die, and the higher sum wins; as the Warrior you roll two and the better counts. Your odds are told before you decide.',
    },
    'fights.begin': {
      title: 'Before the dice',
      text: 'Now is the moment for Spells. You will need yours later, so just go on: the dice are rolled.',
    },
    'fights.fate': {
      title: 'Fate in a fight',
      text: 'A bad roll: you would be beaten and lose a life. Pay 1 fate and roll a die again.',
    },
    'fights.trophies': {
      title: 'Trophies',
      text: 'Enemies that you have beaten are trophies. Every 7 points of them buy 1 Strength, which is not easily taken from you. Mark both and confirm.',
    },
    'fights.lives': {
      title: 'Lives',
      text: 'You have 3 lives of 5. Whoever loses the last one begins again with a new character and none of the old things. Healers and some spaces give lives back.',
    },
    'fights.spell': {
      title: 'A Spell',
      text: (name) =>
        `Spells are secret: only you see yours. Cast this one at the beginning of your turn: ${name('base/spell/healing')}. It brings back all your lives.`,
    },
    'fights.on': { title: 'Travel on', text: 'Now roll and go clockwise. You may meet anything.' },
    'fights.follower': {
      title: 'A Follower',
      text: (name) =>
        `Followers come with you and help; unlike Objects you may have as many as you like. Take this one along: ${name(`${found}guide`)}.`,
    },
    'fights.undo': {
      title: 'Taking back',
      text: 'A slip? Take the last decision back up here, or with U. In the tutorial that always works; in a game only until a die has fallen or something hidden was shown.',
    },
    'fights.end': {
      title: 'Well fought',
      text: 'Fight what is weaker than you, grow, and then look for stronger ones. Next you cross the river.',
    },

    'river.why': {
      title: 'The Talisman',
      text: (name) =>
        `Without a Talisman the way to the Crown is closed. One is earned here: ${name(`${outer}warlocks_cave`)}. It lies across the Storm River.`,
    },
    'river.bridge': {
      title: 'Over the bridge',
      text: (name) =>
        `The bridge is one way across, but ${name(`${outer}sentinel`)} guards it with Strength 9. You have 8 and your Sword. Roll, then choose to pass.`,
    },
    'river.sentinel': { title: 'You are ahead', text: 'Your roll beats his. Keep it, and the way is free.' },
    'river.mule': {
      title: 'A helper',
      text: (name) =>
        `In the Middle Region, too, you draw a card where you land. Take it along: with ${name(`${found}mule`)} you can carry more.`,
    },
    'river.keys': {
      title: 'All by keyboard',
      text: 'Everything here has a key. They are listed behind this button, or press the question mark.',
    },
    'river.cave': {
      title: 'To the Cave',
      text: (name) => `Roll and go clockwise to this space: ${name(`${outer}warlocks_cave`)}.`,
    },
    'river.quest': {
      title: 'A quest',
      text: 'The die decides what the Warlock wants. A quest cannot be given up, but its reward is the Talisman. Accept it.',
    },
    'river.price': {
      title: 'His price',
      text: 'A six: he wants 2 gold, and you have them. Keep the roll and the quest is done at once.',
    },
    'river.talisman': {
      title: 'It is yours',
      text: 'There it lies among your things. With it you may enter the Valley of Fire.',
    },
    'river.speed': {
      title: 'As fast as you like',
      text: 'How long you watch the others is up to you: from instant to cinematic. The button at the far right goes straight to your next turn.',
    },
    'river.end': {
      title: 'Half the way',
      text: 'With a Talisman and enough Strength or Craft you can dare to go on. Next: the Inner Region.',
    },

    'inner.portal': {
      title: 'The Portal',
      text: 'This is the gate to the Inner Region. To open it you roll two dice: they may not be more than your Strength, or your Craft, as you choose. (Your rival rests in this chapter.)',
    },
    'inner.approach': {
      title: 'Through the Portal',
      text: 'It is three spaces away, and the fourth step leads through. Roll, and choose to pass.',
    },
    'inner.open': {
      title: 'Strength or Craft?',
      text: 'You have 11 Strength and 4 Craft. With two dice, Strength is nearly certain.',
    },
    'inner.opened': {
      title: 'It opens',
      text: 'The dice show no more than your Strength. Keep the roll and step through.',
    },
    'inner.way': {
      title: 'Other rules',
      text: 'Here you do not roll to move: it is one space a turn, and each must be mastered before you may go on. Turning back is always allowed.',
    },
    'inner.crypt': {
      title: 'Two ways',
      text: 'One leads through the Mines, by Craft; the other through the Crypt, by Strength. You are strong: take the Crypt.',
    },
    'inner.search': {
      title: 'In the dark',
      text: 'Three dice less your Strength: nothing is left, so you find the way. With less Strength you would come out far away. Keep the roll.',
    },
    'inner.death': { title: 'Further in', text: 'Next turn, next space. Somebody waits there with dice of his own.' },
    'inner.dice': {
      title: 'Dice with Death',
      text: 'Two dice each, and yours are higher: you may pass. With less you would lose a life and play again. Keep the roll.',
    },
    'inner.end': {
      title: 'Nearly there',
      text: 'In a game you would fight on through every space. We go on at the last one.',
    },

    'crown.den': {
      title: 'The last guard',
      text: 'You stand in the Werewolf Den. Behind it lie only the Valley of Fire and the Crown. Your rival still rests, with two lives left.',
    },
    'crown.stay': {
      title: 'Stay and fight',
      text: 'You may turn back, but the Werewolf has Strength 6 today, and you have 12 with your Sword. Stay and fight.',
    },
    'crown.bite': { title: 'Well hit', text: 'That is just enough. Keep the roll.' },
    'crown.valley': { title: 'The Valley of Fire', text: 'You only get in with a Talisman. You have one: go on.' },
    'crown.last': { title: 'One more step', text: 'There it is. Go on to the Crown.' },
    'crown.command': {
      title: 'The Command Spell',
      text: 'On the Crown you cast the Command Spell every turn: on 4 or more, everybody else loses a life. Whoever dies from now on is out of the game.',
    },
    'crown.cast': {
      title: 'Not enough',
      text: 'You rolled 2, and the Spell fails. But you have kept some fate for this: roll again.',
    },
    'crown.again': {
      title: 'Once more',
      text: 'Your rival has one life left. If the dice are against you again, use your last fate.',
    },
    'crown.end': {
      title: 'You know the way',
      text: 'That is the whole journey: grow, win a Talisman, reach the Crown, outlast the others. A real game gives you more time for it, and better enemies.',
    },
  },
};
