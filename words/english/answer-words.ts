import type { AnswerFact } from '../../engine/adapt/answer-facts.ts'
import type { WordsFor } from '../words.ts'
import { ofParts, oneOf } from './answer-forms.ts'
import { KEPT_WORDS } from './kept-words.ts'

/** What is answered to a check-in: what was heard, then why nothing changed. */
export const ANSWER_WORDS: WordsFor<AnswerFact> = {
  'answer-stopped': 'Training waits until you have answered what stands above.',
  'answer-foreign':
    'Your words are in a language that we do not read yet, dangers aside. Tap what applies, or write it in English, German, French, Spanish or Portuguese.',

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
  'heard-disgust': oneOf([
    'That does sound unpleasant.',
    'Fair enough. Nobody should have to like that.',
    'Ugh. Understood.',
    'That sounds grim. Thank you for saying so.',
  ]),
  'heard-anger': oneOf([
    'Understood: that one was no fun at all.',
    'Fair enough. You are allowed to hate a session.',
    'That is plain, and it helps.',
    'Some days it is like that. Thank you for not dressing it up.',
  ]),
  'heard-frustration': oneOf([
    'That would try anybody’s patience.',
    'Some days do their worst. Noted.',
    'Understood. Better written down than carried about.',
    'Fair enough. That sounds like a nuisance.',
  ]),
  'heard-boredom': oneOf([
    'Thank you for being honest.',
    'Boring is a fair complaint.',
    'Understood: time for something else.',
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
    'Full head, understood.',
    'It sounds as if the day has more in it than hours.',
    'Noted: a tight day.',
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
    'Noted: {parts}.',
    'Sore, understood: {parts}.',
    'Thank you: {parts} can do with some rest.',
  ]),
  'heard-eased': ofParts(['Good to hear about {parts}.', 'One thing less: {parts}.', 'Good news of {parts}.']),
  'heard-tired': oneOf([
    'Thank you for saying so.',
    'Tired, understood.',
    'Noted: not much left today.',
    'Then tonight is for sleep.',
    'You got through it. That is enough.',
  ]),
  'heard-hard': oneOf([
    'That one cost something.',
    'Hard work, noted.',
    'Tough, and now behind you.',
    'Understood: that was a lot.',
  ]),
  'heard-flat': oneOf([
    'Some days nothing runs. It was still a day.',
    'One of those, then. Everybody has them.',
    'Flat days come without a reason, and go the same way.',
  ]),
  'heard-question': oneOf(['A fair question.', 'That is worth asking.', 'A question, noted.']),
  'heard-pride': oneOf([
    'Well done: that one is yours.',
    'Well done. Tell somebody who will be glad with you.',
    'Well done. Days like this are worth remembering.',
    'Well done. You earned that.',
  ]),
  'heard-gladness': oneOf([
    'Good to read.',
    'Lovely. More of those.',
    'That is how it should be.',
    'A good day, kept.',
    'Glad to hear it.',
  ]),
  'heard-done': oneOf(['Done and noted.', 'In the book.', 'That one counts.', 'Done. Well kept.', 'Ticked.']),
  'heard-part': oneOf([
    'Part of it is done, and that part counts.',
    'Some is a lot more than none.',
    'Shorter than planned, and still done.',
  ]),
  'heard-skipped': oneOf([
    'Skipped, noted. It happens.',
    'Not today, then.',
    'Noted, without a frown.',
    'Life came first today. Fine.',
  ]),
  'heard-instead': oneOf([
    'Something else instead: that counts too.',
    'Moved all the same. Good.',
    'A change of plan, well used.',
  ]),
  'heard-told': oneOf(['Thank you for telling us.', 'Good that you said so.', 'Noted, and thank you.']),
  'heard-steady': oneOf([
    'An ordinary day. Most good training is made of those.',
    'Steady as it goes.',
    'Nothing out of the ordinary, then.',
    'A day like most. Good.',
  ]),
  'heard-complaint': oneOf([
    'Thank you for saying it plainly.',
    'That is fair to say.',
    'Understood. Plain words help.',
  ]),
  'heard-ahead': oneOf(['Something is coming up.', 'Good to know what lies ahead.', 'Something lies ahead, then.']),
  'heard-away': oneOf(['Away from the usual, then.', 'On the move: noted.', 'Other places, other days. Noted.']),
  'heard-feast': oneOf([
    'A date that deserves its own line.',
    'Some days are for other things than training.',
    'One for the calendar.',
  ]),
  'heard-scale': oneOf([
    'Noted, without a verdict.',
    'Noted: one number among many.',
    'Noted. A scale knows little of a person.',
  ]),
  'heard-training': oneOf([
    'Noted, as you felt it.',
    'A line beside the session, in your words.',
    'Noted for this session.',
  ]),
  'heard-body': oneOf([
    'Noted: the body has its say.',
    'Your body had something to say. Noted.',
    'Heard, from head to toe.',
  ]),
  'heard-study': oneOf(['Heads work hard too.', 'Study takes its share of a day.', 'Books have their season. Noted.']),
  'heard-work': oneOf(['Work takes its share of a day.', 'Noted: work was in it.', 'A working life, noted.']),
  'heard-people': oneOf([
    'The people in your day belong in it.',
    'Training is one thing; people are another. Noted.',
    'Noted, with everybody in it.',
  ]),
  'heard-animal': oneOf([
    'Animals have their say in a day.',
    'Noted, animals and all.',
    'An animal in the day is worth a line.',
  ]),
  'heard-home': oneOf(['A home keeps one busy.', 'Life at home, noted.', 'Home has its own list of things to do.']),
  'heard-food': oneOf([
    'Food is part of the day. No verdict here.',
    'Noted, without counting anything.',
    'Noted. Nobody counts calories here.',
  ]),
  'heard-drink': oneOf(['Noted, and no lecture.', 'Noted, without a verdict.', 'That is part of life, too.']),
  'heard-weather': oneOf([
    'Weather and all.',
    'The sky does what it likes.',
    'Noted, with the weather that came with it.',
  ]),
  'heard-leisure': oneOf([
    'A day is more than its training.',
    'Life besides training, noted.',
    'Noted. There is more to a day than a plan.',
  ]),
  'heard-night': oneOf([
    'Nights are half the story.',
    'Noted, the night included.',
    'How a night went is worth a line.',
  ]),
  'heard-motto': oneOf(['Onwards, then.', 'A good line to go by.', 'That will do for a motto.']),
  'heard-laughter': oneOf(['Noted, with a wink.', 'Read with half a smile.', 'A joke is worth its line.']),
  'heard-greeting': oneOf(['Hello.', 'Hello to you, too.', 'Hello, and welcome back.']),

  ...KEPT_WORDS,
}
