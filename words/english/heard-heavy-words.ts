import type { HeardFact } from '../../engine/adapt/facts/answer-facts.ts'
import type { WordsFor } from '../words.ts'
import { ofParts, oneOf } from './answer-forms.ts'

type Heavy = Extract<
  HeardFact,
  {
    code:
      | 'heard-grief'
      | 'heard-worry'
      | 'heard-shame'
      | 'heard-fear'
      | 'heard-nerves'
      | 'heard-disgust'
      | 'heard-frustration'
      | 'heard-boredom'
      | 'heard-reluctance'
      | 'heard-sadness'
      | 'heard-stress'
      | 'heard-ill'
      | 'heard-pain'
      | 'heard-soreness'
      | 'heard-tired'
      | 'heard-slept'
      | 'heard-hard'
      | 'heard-flat'
      | 'heard-doubt'
      | 'heard-rough'
      | 'heard-stomach'
      | 'heard-period'
      | 'heard-hangover'
      | 'heard-hurt'
      | 'heard-forbidden'
      | 'heard-dizzy'
      | 'heard-ailing'
      | 'heard-sore'
      | 'heard-health'
      | 'heard-fasting'
      | 'heard-hungry'
  }
>

/** What is said first to a day that was hard, on the heart or on the body: nothing cheerful. */
export const HEARD_HEAVY_WORDS: WordsFor<Heavy> = {
  'heard-grief': oneOf([
    'We are sorry for your loss.',
    'We are so sorry.',
    'That is a great deal to carry. We are sorry.',
    'We are sorry. There is no right way through this.',
  ]),
  'heard-worry': oneOf([
    'That is a worrying time. We hope it goes well.',
    'That is a lot to carry. Look after yourself as well.',
    'We hope it goes as well as it can.',
    'That is a worry. Be where you are needed.',
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
    'Nerves mean it matters to you.',
    'A few nerves are allowed. They sharpen more than they harm.',
    'That would make most people nervous. One breath at a time.',
    'Nerves before something big are normal. It will soon be behind you.',
  ]),
  'heard-disgust': oneOf([
    'That does sound unpleasant.',
    'Nobody has to like that.',
    'Ugh. We believe you.',
    'That sounds grim. Better said than swallowed.',
  ]),
  'heard-frustration': oneOf([
    'That would try anybody’s patience.',
    'Some days do their worst. Tomorrow is a new one.',
    'Better written down than carried around.',
    'Fair enough. That sounds like a nuisance.',
    'Said plainly, and that helps.',
  ]),
  'heard-boredom': oneOf([
    'Boring is a fair complaint.',
    'Thank you for being honest.',
    'Boredom is worth saying out loud.',
    'The same thing every time wears anybody down.',
  ]),
  'heard-reluctance': oneOf([
    'Everybody has days like that.',
    'Motivation comes and goes. You need not wait for it.',
    'Some days the door is the hardest part.',
    'Fair enough. Nobody wants it every day.',
  ]),
  'heard-sadness': oneOf([
    'That sounds like a heavy day.',
    'We are sorry it is a low one.',
    'Low days are part of it, and so is saying so.',
    'Be gentle with yourself today.',
  ]),
  'heard-stress': oneOf([
    'That is a lot at once.',
    'A full head and a full day. We hear you.',
    'It sounds like more than fits into one day.',
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
    'We are sorry about the trouble with {parts}.',
  ]),
  'heard-soreness': ofParts([
    'Good that you told us about {parts}.',
    'Be a little patient with {parts}.',
    'Thank you: {parts} can do with some rest.',
  ]),
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
    'Nights like that happen. Go easy on yourself today.',
    'Not much sleep to run on. Have an early night.',
  ]),
  'heard-hard': oneOf([
    'That one took it out of you.',
    'Hard work, and you stayed with it.',
    'Tough, and now behind you.',
    'That was a lot. Take the evening easy.',
  ]),
  'heard-flat': oneOf([
    'Some days nothing clicks. That is all right.',
    'One of those days, then. Everybody has them.',
    'Flat days come without a reason, and go the same way.',
  ]),
  'heard-doubt': oneOf([
    'That is a discouraging feeling, and everybody who trains knows it.',
    'Progress hides for weeks and then shows up all at once.',
    'It is rarely a straight line, for anybody.',
    'What grows slowly is hard to see from so close.',
  ]),
  'heard-rough': oneOf([
    'Parts of that sound hard.',
    'Some of that cannot have been easy.',
    'Not all of that was easy. Thank you for telling us.',
  ]),
  'heard-stomach': oneOf([
    'That is no fun. Small sips, plain food, and an easy evening.',
    'Poor you. Let your stomach settle first.',
    'Unpleasant. Give it a quiet evening, and drink a little at a time.',
  ]),
  'heard-period': oneOf([
    'Those days ask more of a body than it seems.',
    'Feeling heavy on such days is normal.',
    'That takes its share of energy. Warmth and gentle movement often help.',
  ]),
  'heard-hurt': oneOf([
    'Sorry it hurts.',
    'Pain is worth listening to. Good that you told us.',
    'That does not sound pleasant. Thank you for telling us.',
  ]),
  'heard-forbidden': oneOf([
    'Good that you asked somebody who knows. What they say comes first.',
    'A clear answer, then. Whoever treats you has the last word, not the plan.',
    'Frustrating, perhaps, but worth sticking to.',
  ]),
  'heard-dizzy': oneOf([
    'Good that you told us. When your head spins, stop, sit down and drink something.',
    'Dizziness is a sign to stop for the day. Sit, drink, eat a little.',
    'That is worth telling us. A spinning head means enough for now: water and something to eat.',
  ]),
  'heard-ailing': oneOf([
    'Small things can spoil a day. Sorry about that one.',
    'Ouch. Good that you told us.',
    'A nuisance, that. We hope it is gone soon.',
  ]),
  'heard-sore': oneOf([
    'Muscles remember. That passes in two or three days.',
    'Sore means you did something new. It passes in a day or three.',
    'That is the training talking. Moving gently helps more than the sofa.',
  ]),
  'heard-health': oneOf([
    'Thank you for telling us. That belongs with a doctor, and until one agrees your sessions stay gentle.',
    'Good that you told us. What your doctor says comes before any plan, so for now your sessions stay gentle.',
    'Noted, and it matters more than any session. Until a doctor says you may do more, sessions stay gentle.',
  ]),
  'heard-fasting': oneOf([
    'Training on an empty stomach takes more than it seems.',
    'Fasting days are long days. Take them gently.',
    'That takes strength of its own. Gentle is plenty on such days.',
  ]),
  'heard-hungry': oneOf([
    'A body cannot train on next to nothing. Please eat something before you do anything else.',
    'That is too little to live on, let alone to train on. Please eat.',
    'Training without food takes more from you than it gives. Please eat something today.',
  ]),
  'heard-hangover': oneOf([
    'No lecture. Water, something to eat and an early night.',
    'That is part of life, too. Drink plenty of water, and go easy.',
    'Poor head. Water and fresh air, and it passes.',
  ]),
}
