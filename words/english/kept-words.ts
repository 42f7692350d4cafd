import type { KeptFact } from '../../engine/adapt/answer-facts.ts'
import type { WordsFor } from '../words.ts'
import { ofParts, oneOf } from './answer-forms.ts'

/** Why a check-in changed nothing. */
export const KEPT_WORDS: WordsFor<KeptFact> = {
  'kept-ill': 'There was no training left to take out, so your plan stays as it is, and nothing counts as missed.',
  'kept-unread': oneOf([
    'Thank you for writing. Your words are kept with this day as you wrote them, and your plan stays as it is; if it should know something, tap what applies.',
    'It is kept with this day, though we are not sure what to make of it. If your plan should change, tap what applies; until then it stays as it is.',
    'Written down and kept. It tells your plan nothing yet, so that stays as it is; tap what applies if it should know.',
  ]),
  'kept-nerves': oneOf([
    'Easy movement calms better than sitting still; Modify makes any session short. Your plan stays as it is.',
    'Your plan stays as it is. If your head is full, Modify makes a session short, and short still counts.',
  ]),
  'kept-doubt': oneOf([
    'Progress shows what your weeks add up to, better than one day does. Your plan stays as it is.',
    'Your plan stays as it is: it counts on weeks, and one kept session is one more.',
  ]),
  'kept-eager': oneOf([
    'Your plan grows by weeks. Say how hard each session felt: two easy ones running make the next of its kind a little longer.',
    'Good to have you keen. Your plan stays as it is today and grows by weeks; say when a session felt too easy, and it follows sooner.',
  ]),
  'kept-stomach': oneOf([
    'Your plan stays as it is. If you still feel unwell tomorrow, say that you are ill, and training waits.',
    'If it is more than one bad hour, say that you are ill, and training waits. Until then your plan stays as it is.',
  ]),
  'kept-period': oneOf([
    'Your plan stays as it is; Modify makes any session shorter or gentler, and that still counts.',
    'Do what feels right: Modify has a shorter or gentler session for any day. Until then your plan stays as it is.',
  ]),
  'kept-labour': oneOf([
    'Your plan stays as it is. If you are sore tomorrow, tap where, and it follows.',
    'Add it on the Progress page, so that it counts in your load; if you are sore tomorrow, tap where. Until then your plan stays as it is.',
  ]),
  'kept-rest': oneOf([
    'The next session is better for it, so your plan stays as it is.',
    'Your plan stays as it is: without rest, hard days only tire.',
  ]),
  'kept-entry': oneOf([
    'We keep it with this day, and your plan stays as it is.',
    'Your words stay with this day; nothing in your plan had to change.',
    'Kept as you wrote it. Your plan stays as it is.',
  ]),
  'kept-part': oneOf([
    'There is nothing to make up for: your plan stays as it is.',
    'Leave the rest where it is: your plan stays as it is.',
  ]),
  'kept-ahead': oneOf([
    'If it takes the place of training, say when under “Any schedule changes for tomorrow?”, or move the session with Modify. Until then your plan stays as it is.',
    'Your plan stays as it is until it knows the hours: write them under “Any schedule changes for tomorrow?”, or move the session with Modify.',
  ]),
  'kept-noted': oneOf([
    'Noted as read below. Nothing had to move for it, so your plan stays as it is.',
    'What we read of it stands below. It asks for no change, so your plan stays as it is.',
  ]),
  'kept-away': oneOf([
    'If it lasts some days, enter them under My week, and training goes around them. Until then your plan stays as it is.',
    'Your plan stays as it is until it knows the dates: My week has a place for days away.',
  ]),
  'kept-complaint': oneOf([
    'People read what comes through Contact Us, at the foot of our front page. Your plan stays as it is.',
    'This note reaches your plan alone; Contact Us, at the foot of our front page, reaches people. Your plan stays as it is.',
  ]),
  'kept-body': oneOf([
    'If one place stands out, tap it on the body, and your plan looks after it. Until then it stays as it is.',
    'Your plan stays as it is; tap the body where something is sore or hurts, and it follows.',
  ]),
  'kept-asked-change': oneOf([
    'Notes are read, not answered, but Modify does it: any session can be swapped, moved or made shorter there. Your plan stays as it is until you choose.',
    'Modify is the place for it: swap, move or shorten any session there. Your plan stays as it is until you choose.',
  ]),
  'kept-asked-body': oneOf([
    'A note cannot answer it, and what a body asks is for a doctor or physiotherapist. If something hurts, tap it; otherwise your plan stays as it is.',
    'That is one for a doctor or physiotherapist, not for a note. Your plan stays as it is; if something hurts, tap it.',
  ]),
  'kept-asked-other': oneOf([
    'Notes are read, not answered. Where your page shows Ask the coach, put it there; each exercise has its own tips. Your plan stays as it is.',
    'A note cannot answer it: where your page shows Ask the coach, ask there. Your plan stays as it is.',
  ]),
  'kept-easy':
    'One easy session changes nothing yet. A second one running, after good days, makes the next easy one of its kind a little longer.',
  'kept-instead': 'Add it on the Progress page, so that it counts in your load. Your plan stays as it is.',
  'kept-gently': oneOf([
    'Your plan stays as it is and waits as long as you like. You owe it nothing, and nothing counts against you.',
    'Training can wait, and nothing counts against you. Your plan stays as it is until you want it.',
    'Your plan stays as it is. Shorten or skip whatever you want of it; nothing counts against you.',
  ]),
  'kept-wish': oneOf([
    'Modify offers other sessions for any day; your plan stays as it is until you choose.',
    'Want something else? Modify offers other sessions for any day. Until then your plan stays as it is.',
  ]),
  'kept-short': oneOf([
    'Ten minutes count too: Modify makes any session short. Your plan stays as it is.',
    'Your plan stays as it is. If it is too much, Modify makes it short, and short still counts.',
  ]),
  'kept-tired': oneOf([
    'One such day changes nothing yet. Modify shortens any session, and a second such day makes the next one easy by itself.',
    'Your plan stays as it is for now. A second such day makes the next one easy by itself, and Modify shortens any session before that.',
  ]),
  'kept-done': oneOf([
    'Just as planned, so your plan stays as it is.',
    'Your plan stays as it is and goes on from here.',
    'As planned, so nothing had to change.',
  ]),
  'kept-skipped': oneOf([
    'There is nothing to make up for: your plan stays as it is.',
    'Your plan stays as it is: what is missed is not added to another day.',
  ]),
  'kept-good': oneOf([
    'There is nothing to add: your plan stays as it is.',
    'Your plan stays as it is: it grows by weeks, not by single days.',
    'Your plan stays as it is: good days like this are what it counts on.',
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
    'There is time to rest before anything hard for {parts}, so nothing had to change.',
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
