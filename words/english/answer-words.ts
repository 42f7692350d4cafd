import type { AnswerFact, HeardFact } from '../../engine/adapt/facts/answer-facts.ts'
import type { WordsFor } from '../words.ts'
import { ofParts, oneOf } from './answer-forms.ts'
import { HEARD_HEAVY_WORDS } from './heard-heavy-words.ts'
import { KEPT_WORDS } from './kept-words.ts'

type Light = Exclude<HeardFact, { code: keyof typeof HEARD_HEAVY_WORDS }>

/** What is said first to a day that was light or plain. Each form fits somebody else's joy as it fits one's own. */
const HEARD_LIGHT_WORDS: WordsFor<Light> = {
  'heard-told': oneOf([
    'Thank you for telling us.',
    'Good that you wrote it down.',
    'Thank you for writing.',
    'Your day, in your words. Thank you.',
    'Thank you for sharing it.',
    'Thank you for putting it into words.',
  ]),
  'heard-both': oneOf([
    'Not all of it easy, and something good in it all the same.',
    'A bit of both, then. Thank you for telling us.',
    'Hard and good in one day. That happens more often than you think.',
    'Nice that there was something good in it, too.',
  ]),
  'heard-question': oneOf(['A fair question.', 'That is worth asking.', 'Good that you asked.']),
  'heard-complaint': oneOf([
    'Thank you for saying it plainly.',
    'That is fair to say.',
    'Plain words help. Thank you.',
  ]),
  'heard-pride': oneOf([
    'That is one to be proud of.',
    'Well earned. Enjoy it.',
    'Something to be proud of, and worth writing down.',
    'That is worth telling, and worth being proud of.',
  ]),
  'heard-gladness': oneOf([
    'Lovely to hear.',
    'Glad to hear it.',
    'That is good to hear.',
    'Lovely. More of that.',
    'How good. Thank you for telling us.',
  ]),
  'heard-disliked': oneOf([
    'Fair enough. Nobody has to like all of them.',
    'You are not the only one.',
    'Some exercises never grow on you.',
    'Noted, and no hard feelings.',
  ]),
  'heard-beyond': oneOf([
    'Nobody starts with the hard ones.',
    'That one is hard, and an easier one can get you there.',
    'It is a hard one for most people.',
  ]),
  'heard-away': oneOf(['Have a good trip.', 'Good to know. Have a good time there.', 'Safe travels.']),
  'heard-gratitude': oneOf([
    'You are very welcome.',
    'With pleasure.',
    'Glad that it helps.',
    'Kind of you to say so.',
  ]),
  'heard-done': oneOf([
    'Done. Nice work.',
    'That one is in the bag.',
    'That one counts.',
    'Done. Good going.',
    'Another one done. Good.',
  ]),
  'heard-done-told': oneOf([
    'Done, and thank you for writing.',
    'That one counts, and your note is kept with it.',
    'Done. Thank you for putting it into words.',
    'It counts. Good that you wrote it down.',
    'Today’s session counts. Thank you for telling us.',
  ]),
  'heard-part': oneOf([
    'Part of it is done, and that part counts.',
    'Some is a lot more than none.',
    'Shorter than planned, and still done.',
  ]),
  'heard-skipped': oneOf([
    'It happens, and it is fine.',
    'Not today, then. Tomorrow is another day.',
    'No harm done.',
    'Some days it does not happen. Fine.',
  ]),
  'heard-instead': oneOf([
    'Something else instead: that counts too.',
    'You moved all the same. Good.',
    'A change of plan, well used.',
  ]),
  'heard-steady': oneOf([
    'An ordinary day. Most good training is made of those.',
    'Steady as it goes.',
    'Nothing out of the ordinary, then.',
    'A day like most. Good.',
  ]),
  'heard-scale': oneOf([
    'Scales wander from day to day. Weeks tell more, and what you can do tells most.',
    'Weight moves in steps, with flat weeks in between.',
    'That is one measure. How strong and how rested you feel is another.',
  ]),
  'heard-heat': oneOf([
    'Heat makes everything harder. Slower is right on such days, and water is a must.',
    'In such heat the same pace costs far more. Easy does it.',
    'Hot days count double. Shade, water and an early hour help.',
  ]),
  'heard-yes': oneOf([
    'Yes. Something is always better than nothing.',
    'Yes, it is, and it counts.',
    'It is. Small and done beats big and planned.',
  ]),
  'heard-left': oneOf([
    'Then we will leave it at that.',
    'No need to. That is fine.',
    'You do not have to say. It is fine as it is.',
  ]),
  'heard-pride-too': oneOf([
    'And what you managed stays managed: that is worth writing down.',
    'The rest of it counts in full, and it is yours.',
    'And what you did is a good thing to have done.',
  ]),
  'heard-gladness-too': oneOf([
    'And the rest of it sounds good.',
    'And enjoy the good part of it.',
    'We heard the good part as well.',
  ]),
  'heard-worn-too': oneOf([
    'And rest well: that took something out of you.',
    'Now rest: you sound worn out.',
    'And an early night, if you can get one.',
  ]),
  'heard-eased': ofParts(['Good to hear about {parts}.', 'One less worry: {parts}.', 'Good news about {parts}.']),
}

/** What is answered to a check-in: what was heard, then why nothing changed. */
export const ANSWER_WORDS: WordsFor<AnswerFact> = {
  'answer-stopped': 'Training waits until you answer the card above.',
  'answer-foreign':
    'We do not read this language yet, except for signs of danger. Tap what applies, or write it in English, German, French, Spanish, Portuguese, Italian or Dutch.',
  ...HEARD_HEAVY_WORDS,
  ...HEARD_LIGHT_WORDS,
  ...KEPT_WORDS,
}
