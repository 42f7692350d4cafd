import type { AnswerFact } from '../../engine/adapt/answer-facts.ts'
import type { WordsFor } from '../words.ts'
import { listed, spokenPart } from './grammar.ts'

type Turn = { readonly turn: number }

/** One of several forms, another each day. */
const oneOf = (forms: readonly string[]) => (fact: Turn) => at(forms, fact)

/** The same where a part of the body is named: `{part}` stands for "your knee". */
const ofParts = (forms: readonly string[]) => (fact: Turn & { readonly parts: readonly string[] }) => {
  const parts = [...new Set(fact.parts.map(spokenPart))]
  const named = parts.length > MOST_NAMED ? 'what you named' : `your ${listed(parts)}`
  return at(forms, fact).replaceAll('{parts}', named)
}

/** More parts than these are a list that nobody reads. */
const MOST_NAMED = 3

const at = (forms: readonly string[], { turn }: Turn) => forms[turn % forms.length] ?? ''

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

  'kept-ill': 'There was no training left to take out, so your plan stays as it is, and nothing counts as missed.',
  'kept-unread': oneOf([
    'Thank you for telling us. We read nothing in it that changes your training, so your plan stays as it is.',
    'Kept with your day. Your plan stays as it is; if this should change it, say so by tap.',
    'Thank you, that is noted. Nothing in it asks for another plan, as far as we can read.',
  ]),
  'kept-easy':
    'One easy session changes nothing yet. A second one running, after good days, makes the next easy one of its kind a little longer.',
  'kept-instead': 'Add it on the Progress page, so that it counts in your load. Your plan stays as it is.',
  'kept-gently': oneOf([
    'Your plan stays as it is, but it can wait as long as you like: nothing in it is owed, and nothing counts against you.',
    'Training can wait, and nothing counts against you. Your plan stays as it is until you want it.',
    'Your plan stays as it is. Shorten or skip whatever you want of it; nothing counts against you.',
  ]),
  'kept-wish': oneOf([
    'Modify offers other sessions for any day; your plan stays as it is until you choose.',
    'Your plan stays as it is until you say what instead: Modify offers other sessions for any day.',
  ]),
  'kept-short': oneOf([
    'Ten minutes count too: Modify makes any session short. Your plan stays as it is.',
    'Your plan stays as it is. If it is too much, Modify makes it short, and short still counts.',
  ]),
  'kept-tired': oneOf([
    'One such day changes nothing yet; any session may be shortened, and a second one running makes the next day easy by itself.',
    'Your plan stays as it is for one such day. A second one running makes the next day easy by itself, and any session may be shortened before.',
  ]),
  'kept-done': oneOf([
    'It was as planned, so your plan stays as it is.',
    'Your plan stays as it is: it goes on from here.',
    'As planned, so nothing had to change.',
  ]),
  'kept-skipped': oneOf([
    'Nothing is made up for elsewhere, so your plan stays as it is.',
    'Your plan stays as it is: what is missed is not added to another day.',
  ]),
  'kept-good': oneOf([
    'One good day adds nothing to the next, so your plan stays as it is, and so does the good day.',
    'Your plan stays as it is: it grows by weeks, not by single days.',
    'Nothing had to change: good days are what the plan counts on.',
  ]),
  'kept-steady': oneOf([
    'Nothing asks for a change, so your plan stays as it is.',
    'Nothing had to change.',
    'Your plan stays as it is: it fits a day like this.',
  ]),
  'kept-pain': ofParts([
    'Nothing in your next day loads {parts}, so nothing had to change. If it stays, see a physiotherapist or doctor.',
    'Your next day does not load {parts}, so your plan stays as it is. If it stays, let a physiotherapist or doctor look at it.',
  ]),
  'kept-soreness': ofParts([
    'Nothing hard for {parts} comes before there was time to rest, so nothing had to change.',
    'Your plan stays as it is: there is time to rest before anything hard for {parts}.',
  ]),
  'kept-eased': ofParts([
    'Nothing is held back for {parts} any more, and beyond that nothing had to change.',
    'Your plan stays as it is, without holding anything back for {parts}.',
  ]),
  'kept-eased-slowly': ofParts([
    'Your plan stays as it is and comes back to {parts} step by step, so that it stays well.',
    'Nothing had to change: what loads {parts} comes back step by step, so that it stays well.',
  ]),
}
