import type { HeardFact } from '../../engine/adapt/answer-facts.ts'
import type { Topic } from '../../engine/interpret/lexicon/topics.ts'
import type { WordsFor } from '../words.ts'
import { oneOf } from './answer-forms.ts'

type OfTopic = Extract<HeardFact, { code: `heard-${Topic}` }>

/** What is said of what a note is about; each fits good and bad alike. */
export const TOPIC_WORDS: WordsFor<OfTopic> = {
  'heard-complaint': oneOf([
    'Thank you for saying it plainly.',
    'That is fair to say.',
    'Plain words help. Thank you.',
  ]),
  'heard-ahead': oneOf([
    'Something is coming up, then.',
    'Good to know what lies ahead.',
    'Thanks for saying it early.',
  ]),
  'heard-away': oneOf([
    'Away from the usual, then. Travel well.',
    'On the move: take it as it comes.',
    'Other places, other days.',
  ]),
  'heard-feast': oneOf([
    'A day that deserves its own line. Enjoy it.',
    'Some days are for other things than training.',
    'One to look back on.',
  ]),
  'heard-scale': oneOf([
    'Scales wander from day to day. Weeks tell more, and what you can do tells most.',
    'Thanks for writing it down. Weight moves in steps, with still weeks between them.',
    'That is one measure. How strong and how rested you feel is another.',
  ]),
  'heard-stomach': oneOf([
    'That is no fun. Small sips, plain food, and an easy evening.',
    'Poor you. Let your stomach settle first.',
    'Unpleasant. Give it a quiet evening, and drink a little at a time.',
  ]),
  'heard-period': oneOf([
    'Those days ask more of a body than they look.',
    'Thank you for saying it. Feeling heavy on such days is normal.',
    'That takes its share of energy. Warmth and gentle movement often help.',
  ]),
  'heard-rest': oneOf([
    'Rest days are where training sinks in.',
    'Rest is part of the plan, and not its dullest part.',
    'A day of rest, well spent.',
  ]),
  'heard-labour': oneOf([
    'That was a workout of its own.',
    'Hard work with the whole body: that counts.',
    'Your muscles will have noticed. Well carried.',
  ]),
  'heard-heat': oneOf([
    'Heat makes everything harder. Slower is right on such days, and water is a must.',
    'In such heat the same pace costs far more. Easy does it.',
    'Hot days count double. Shade, water and an early hour help.',
  ]),
  'heard-training': oneOf(['Thanks for writing it down.', 'Good to know.', 'Your own words say it best.']),
  'heard-body': oneOf([
    'Your body has its say, and it is worth hearing.',
    'Thanks for listening to your body.',
    'Worth noticing. Thank you.',
  ]),
  'heard-study': oneOf([
    'School and study fill a day of their own.',
    'Study takes its share of a day.',
    'Worth a line of its own.',
  ]),
  'heard-work': oneOf([
    'Work has its say in a day.',
    'Work can fill a head. Good that you wrote it down.',
    'Noted, with what work had in store.',
  ]),
  'heard-people': oneOf([
    'The people in your day belong in it.',
    'Thank you for telling us about them.',
    'People make a day what it is.',
  ]),
  'heard-animal': oneOf([
    'Animals have their say in a day.',
    'They are part of the family, and of the day.',
    'An animal in the day is worth a line.',
  ]),
  'heard-way': oneOf([
    'Getting about can cost more than training does.',
    'Roads and timetables do as they like.',
    'Time on the way is time gone. Breathe out, you have arrived.',
  ]),
  'heard-home': oneOf([
    'A home keeps one busy.',
    'Home has its own list of things to do.',
    'Life at home counts as a day well filled.',
  ]),
  'heard-food': oneOf([
    'Food is part of the day. Nobody counts here.',
    'A table says a lot about a day.',
    'Noted, kitchen and all.',
  ]),
  'heard-drink': oneOf(['Cheers to that.', 'A drink has its place in a day.', 'That is part of life, too.']),
  'heard-hangover': oneOf([
    'No lecture. Water, something to eat and an early night.',
    'That is part of life, too. Drink plenty of water, and go easy.',
    'Poor head. Water and fresh air, and it passes.',
  ]),
  'heard-weather': oneOf([
    'Weather and all.',
    'The sky does what it likes.',
    'You cannot choose the weather. You can choose the warm shower after it.',
  ]),
  'heard-leisure': oneOf([
    'A day is more than its training.',
    'Good. Life is more than a plan.',
    'There is more to a day than a plan.',
  ]),
  'heard-night': oneOf([
    'Nights are half the story.',
    'May the next night be a good one.',
    'How a night went is worth a line.',
  ]),
  'heard-motto': oneOf(['Onwards, then.', 'A good line to go by.', 'That will do for a motto.']),
  'heard-laughter': oneOf(['That made us smile.', 'Read with half a smile.', 'A joke is worth its line.']),
  'heard-greeting': oneOf(['Hello.', 'Hello to you, too.', 'Hello, and welcome back.']),
}
