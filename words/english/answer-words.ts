import type { AnswerFact } from '../../engine/adapt/answer-facts.ts'
import type { WordsFor } from '../words.ts'
import { ofParts, oneOf } from './answer-forms.ts'
import { KEPT_WORDS } from './kept-words.ts'
import { TOPIC_WORDS } from './topic-words.ts'

/** What is answered to a check-in: what was heard, then why nothing changed. */
export const ANSWER_WORDS: WordsFor<AnswerFact> = {
  'answer-stopped': 'Training waits until you have answered what stands above.',
  'answer-foreign':
    'Your words are in a language that we do not read yet, dangers aside. Tap what applies, or write it in English, German, French, Spanish, Portuguese, Italian or Dutch.',

  'heard-grief': oneOf([
    'We are sorry for your loss.',
    'We are so sorry.',
    'That is a great deal to carry. We are sorry.',
    'We are sorry. There is no right way through this.',
  ]),
  'heard-worry': oneOf([
    'That is a worrying time. We hope that it goes well.',
    'That is a lot to carry. Look after yourself as well.',
    'We hope that it goes as well as it can.',
    'Thank you for telling us. Be where you are needed.',
  ]),
  'heard-shame': oneOf([
    'That is a hard thing to write, and you are too hard on yourself.',
    'Please be as kind to yourself as you would be to a friend.',
    'One day says nothing about who you are.',
    'Nobody here keeps a list of what you did not do.',
  ]),
  'heard-fear': oneOf([
    'That sounds frightening. Thank you for saying it.',
    'It is good that you told somebody, even a plan. A person would be better still.',
    'Worry is heavy to carry. You need not carry training on top of it.',
    'We hear you. Nothing here has to be done today.',
  ]),
  'heard-nerves': oneOf([
    'Nerves mean that it matters to you.',
    'A few nerves are allowed. They sharpen more than they harm.',
    'That would make most people nervous. One breath at a time.',
    'Nerves before something big are normal. It will soon be behind you.',
  ]),
  'heard-disgust': oneOf([
    'That does sound unpleasant.',
    'Fair enough. Nobody should have to like that.',
    'Ugh. We believe you.',
    'That sounds grim. Thank you for saying so.',
  ]),
  'heard-anger': oneOf([
    'That one was no fun at all.',
    'Fair enough. You are allowed to hate a session.',
    'Said plainly, and that helps.',
    'Some days it is like that. Thank you for not dressing it up.',
  ]),
  'heard-frustration': oneOf([
    'That would try anybody’s patience.',
    'Some days do their worst. Tomorrow is a new one.',
    'Better written down than carried about.',
    'Fair enough. That sounds like a nuisance.',
  ]),
  'heard-boredom': oneOf([
    'Thank you for being honest.',
    'Boring is a fair complaint.',
    'Time for something else, then.',
    'The same thing again wears anybody down.',
  ]),
  'heard-reluctance': oneOf([
    'Everybody has such days.',
    'Motivation comes and goes. You need not wait for it.',
    'Some days the door is the hardest part.',
    'Fair enough. Nobody wants it every day.',
  ]),
  'heard-sadness': oneOf([
    'That sounds like a heavy day.',
    'We are sorry that it is a low one.',
    'Thank you for telling us. Low days are part of it.',
    'Be gentle with yourself today.',
  ]),
  'heard-stress': oneOf([
    'That is a lot at once.',
    'A full head and a full day. We hear you.',
    'It sounds as if the day has more in it than hours.',
    'That is a tight day. One thing at a time.',
  ]),
  'heard-ill': oneOf([
    'Get well soon.',
    'Rest first. Get well.',
    'Poor you. Get well soon.',
    'Bed before training. Get well.',
  ]),
  'heard-pain': ofParts([
    'Sorry about {parts}.',
    'Thank you for telling us about {parts}.',
    'That is worth taking seriously: {parts}.',
    'We are sorry that you have trouble with {parts}.',
  ]),
  'heard-soreness': ofParts([
    'Thank you for telling us about {parts}.',
    'Soreness asks for a little patience with {parts}.',
    'Thank you: {parts} can do with some rest.',
  ]),
  'heard-eased': ofParts(['Good to hear about {parts}.', 'One thing less: {parts}.', 'Good news of {parts}.']),
  'heard-tired': oneOf([
    'Thank you for saying so.',
    'Tired is tired. No need to prove anything today.',
    'Not much left today, then. That is fine.',
    'Then tonight is for sleep.',
    'You got through it. That is enough.',
  ]),
  'heard-slept': oneOf([
    'A poor night makes a long day. May the next one be kinder.',
    'A short night, then. Go easy, and early to bed if you can.',
    'Nights like that happen. Be easy on yourself today.',
    'Not much sleep to run on. Tonight is for bed.',
  ]),
  'heard-hard': oneOf([
    'That one cost something.',
    'Hard work, and you stayed with it.',
    'Tough, and now behind you.',
    'That was a lot. Take the evening easy.',
  ]),
  'heard-flat': oneOf([
    'Some days nothing runs. It was still a day.',
    'One of those, then. Everybody has them.',
    'Flat days come without a reason, and go the same way.',
  ]),
  'heard-doubt': oneOf([
    'That is a discouraging feeling, and everybody who trains knows it.',
    'Progress hides for weeks and then shows up at once.',
    'It is rarely a straight line, for anybody.',
    'What grows slowly is hard to see from so close.',
  ]),
  'heard-rough': oneOf([
    'That does not sound like an easy day.',
    'Not one of the good ones, then. Thank you for saying so.',
    'Some days are uphill. This one is behind you soon.',
    'That sounds hard. Be easy on yourself.',
  ]),
  'heard-question': oneOf(['A fair question.', 'That is worth asking.', 'Good that you ask.']),
  'heard-pride': oneOf([
    'Well done: that one is yours.',
    'Well done. Tell somebody who will be glad with you.',
    'Well done. Days like this are worth remembering.',
    'Well done. You earned that.',
  ]),
  'heard-gladness': oneOf([
    'Lovely to hear.',
    'Lovely. More of those.',
    'That is how it should be.',
    'Glad to hear of a good day.',
    'Glad to hear it.',
  ]),
  'heard-gratitude': oneOf([
    'You are very welcome.',
    'With pleasure.',
    'Glad that it helps.',
    'Thank you for saying so.',
  ]),
  'heard-done': oneOf([
    'Done. Nice work.',
    'That one is in the book.',
    'That one counts.',
    'Done. Well kept.',
    'Another one done. Good.',
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
    'Moved all the same. Good.',
    'A change of plan, well used.',
  ]),
  'heard-told': oneOf(['Thank you for telling us.', 'Good that you said so.', 'Thank you for writing it down.']),
  'heard-steady': oneOf([
    'An ordinary day. Most good training is made of those.',
    'Steady as it goes.',
    'Nothing out of the ordinary, then.',
    'A day like most. Good.',
  ]),
  ...TOPIC_WORDS,
  ...KEPT_WORDS,
}
