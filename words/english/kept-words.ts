import type { KeptFact } from '../../engine/adapt/facts/answer-facts.ts'
import type { WordsFor } from '../words.ts'
import { ofParts, oneOf } from './answer-forms.ts'

/** Why a check-in changed nothing. */
export const KEPT_WORDS: WordsFor<KeptFact> = {
  'kept-ill': 'There was no training left to take out, so your plan stays as it is, and nothing counts as missed.',
  'kept-told': oneOf([
    'It is kept with this day. Your plan stays as it is; if you need less today, Modify makes any session shorter or moves it.',
    'It stays with this day as you wrote it. Your plan stays as it is; if it should know something, tap what applies.',
    'Your words stay with this day, and your plan stays as it is. If they should change it, tap what applies.',
    'We keep it with this day. Your plan stays as it is until you tap something it should know.',
  ]),
  'kept-entry': oneOf([
    'We keep it with this day, and your plan stays as it is.',
    'Your words stay with this day; nothing in your plan had to change.',
    'Kept as you wrote it. Your plan stays as it is.',
  ]),
  'kept-nerves': oneOf([
    'Easy movement calms better than sitting still; Modify makes any session short. Your plan stays as it is.',
    'Your plan stays as it is. If your head is full, Modify makes a session short, and short still counts.',
  ]),
  'kept-doubt': oneOf([
    'Progress shows what your weeks add up to, better than one day does. Your plan stays as it is.',
    'Your plan stays as it is: it is built on weeks, and every session adds to them.',
  ]),
  'kept-eager': oneOf([
    'Your plan grows by weeks. Say how hard each session felt: two easy ones running make the next of its kind a little longer.',
    'Good to have you keen. Your plan stays as it is today and grows by weeks; say when a session felt too easy, and it follows sooner.',
  ]),
  'kept-stomach': oneOf([
    'Your plan stays as it is. If you still feel unwell tomorrow, say that you are ill, and training waits.',
    'If it is more than one bad hour, say that you are ill, and training waits. Until then your plan stays as it is.',
  ]),
  'kept-where': oneOf([
    'Say where with “Add what we missed”, and the next days spare it. Until then your plan stays as it is: leave out what makes it worse.',
    'Your plan stays as it is until it knows where; “Add what we missed” tells it. Until then stop anything that makes it worse.',
  ]),
  'kept-forbidden': oneOf([
    'Set it to “Never” under Sports in My week, and no day asks for it until you set it back; say what hurts with “Add what we missed”. Your plan stays as it is until then.',
    'A note takes a sport out of your plan only if it is running and you say until when. For the rest, set “Never” under Sports in My week until you set it back. What hurts goes into “Add what we missed”.',
  ]),
  'kept-disliked': oneOf([
    'To drop it for good, open it in your plan and press “Never show me this one”. Something for the same muscles takes its place; until then your plan stays as it is.',
    'You can get rid of it: open it in your plan and press “Never show me this one”, or “Never again” in the session. Until then your plan stays as it is.',
  ]),
  'kept-beyond': oneOf([
    'Open it in your plan: “Easier” shows what leads up to it, and “Another exercise” in Modify puts something else in its place. Your plan stays as it is until you choose.',
    'In the session, “Not here” swaps it for another; “Never again” drops it for good. Your plan stays as it is until you choose.',
  ]),
  'kept-ailing': oneOf([
    'Your plan stays as it is: leave out whatever rubs, stings or throbs, and have it looked at if it does not get better.',
    'Nothing in your plan had to change. If it bothers you in a session, shorten that one; if it gets worse, have it looked at.',
  ]),
  'kept-sore': oneOf([
    'Say where with “Add what we missed”, and hard work for it waits. Until then your plan stays as it is: warm up longer, and go by how it feels.',
    'Your plan stays as it is until it knows where; “Add what we missed” tells it. Warm up longer, and ease off where it bites.',
  ]),
  'kept-dizzy': oneOf([
    'If it comes back, or you faint, see a doctor before you train again, and tell us. Until then your plan stays as it is.',
    'Your plan stays as it is. If it happens again, or you faint, tell us and see a doctor before you train.',
  ]),
  'kept-fasting': oneOf([
    'Training just before the meal, or an hour or two after it, suits most people best; Modify moves or shortens any session. Your plan stays as it is.',
    'Your plan stays as it is. Modify moves a session close to the meal or makes it short; stop if you feel faint.',
  ]),
  'kept-hungry': oneOf([
    'Your plan stays as it is, and it is made for somebody who eats enough: leave a session out rather than do it on empty. If eating is hard for you, tell a doctor or somebody you trust.',
    'Leave the next session out if you cannot eat before it; nothing counts against you, and your plan stays as it is. If eating is hard for you, a doctor can help.',
  ]),
  'kept-period': oneOf([
    'Your plan stays as it is; Modify makes any session shorter or gentler, and that still counts.',
    'Do what feels right: Modify has a shorter or gentler session for any day. Until then your plan stays as it is.',
  ]),
  'kept-part': oneOf([
    'You need not make up the rest, so your plan stays as it is.',
    'Let the rest go: your plan stays as it is.',
  ]),
  'kept-ahead': oneOf([
    'If it takes the place of training, say when under “Any schedule changes for tomorrow?”, or move the session with Modify. Until then your plan stays as it is.',
    'If it needs the time of a session, write the hours under “Any schedule changes for tomorrow?”. Otherwise your plan stays as it is.',
  ]),
  'kept-noted': oneOf([
    'Noted as shown below. Nothing had to move for it, so your plan stays as it is.',
    'What we understood is below. It needs no change, so your plan stays as it is.',
  ]),
  'kept-away': oneOf([
    'If you are away for some days, enter them under My week, and training goes around them. Until then your plan stays as it is.',
    'Your plan stays as it is. Enter days away under My week, and training goes around them.',
  ]),
  'kept-complaint': oneOf([
    'People read what comes through Contact Us, at the foot of our front page. Your plan stays as it is.',
    'This note reaches only your plan; Contact Us, at the foot of our front page, reaches people. Your plan stays as it is.',
  ]),
  'kept-asked-product': oneOf([
    'Wishes for the product reach people through Contact Us, at the foot of our front page. Your plan stays as it is.',
    'People read such wishes in Contact Us, at the foot of our front page; this note reaches only your plan. It stays as it is.',
  ]),
  'kept-asked-reader': oneOf([
    'The planner reads every note, and what it understands is shown below and can change your days; no person sees it. Your plan stays as it is this time.',
    'Every note is read by the planner, not by a person. What it understood is below. This time your plan stays as it is.',
  ]),
  'kept-asked-change': oneOf([
    'Notes are read, not answered, but Modify does it: any session can be swapped, moved or made shorter there. Your plan stays as it is until you choose.',
    'Modify is the place for it: swap, move or shorten any session there. Your plan stays as it is until you choose.',
  ]),
  'kept-asked-days': oneOf([
    'Cross out the days that should stay free under My week, and training goes to the others; how many days you train is under Update Goals. Until then your plan stays as it is.',
    'My week is the place for it: cross out the days that should stay free, and your plan moves at once. Update Goals has how many days you train. Until then it stays as it is.',
  ]),
  'kept-asked-body': oneOf([
    'A note cannot answer it: questions about your body are for a doctor or physiotherapist. If something hurts, tap it; otherwise your plan stays as it is.',
    'That is one for a doctor or physiotherapist, not for a note. Your plan stays as it is; if something hurts, tap it.',
  ]),
  'kept-asked-account': oneOf([
    'Look under Account and settings for subscription, connections, password and units; your goal is under Update Goals. Your plan stays as it is.',
    'That is done under Account and settings, your goal and days under Update Goals. Your plan stays as it is.',
  ]),
  'kept-asked-why': oneOf([
    'If it is about a session, its day says so under “Why this, why here”. Your plan stays as it is.',
    'Each day of your plan says why it is there: open it and look under “Why this, why here”. Your plan stays as it is.',
  ]),
  'kept-asked-count': oneOf([
    'Any movement counts in your load once it is on the Progress page: add it there. Your plan stays as it is.',
    'Add it on the Progress page, and your load counts it. Your plan stays as it is until then.',
  ]),
  'kept-asked-other': oneOf([
    'A note cannot answer it. Where your page shows Ask the coach, ask there; each exercise has its own tips. Your plan stays as it is.',
    'Notes are read, not answered: each exercise has its own tips, and where your page shows Ask the coach, put it there. Your plan stays as it is.',
  ]),
  'kept-easy':
    'One easy session changes nothing yet. A second one running, after good days, makes the next easy one of its kind a little longer.',
  'kept-instead': 'Add it on the Progress page, so that it counts in your load. Your plan stays as it is.',
  'kept-gently': oneOf([
    'Your plan stays as it is and waits as long as you like. You owe it nothing, and nothing counts against you.',
    'Training can wait, and nothing counts against you. Your plan stays as it is until you want it.',
    'Your plan stays as it is. Shorten or skip anything you like; nothing counts against you.',
  ]),
  'kept-wish': oneOf([
    'If it is the training, Modify offers other sessions for any day. Your plan stays as it is until you choose.',
    'If training is part of it, Modify offers something else for any day. Until then your plan stays as it is.',
  ]),
  'kept-short': oneOf([
    'Ten minutes count too: Modify makes any session short. Your plan stays as it is.',
    'Your plan stays as it is. If it is too much, Modify makes it short, and short still counts.',
  ]),
  'kept-tired': oneOf([
    'One day like this changes nothing yet. Modify shortens any session, and a second such day makes the next one easy by itself.',
    'Your plan stays as it is for now. A second such day makes the next one easy by itself, and Modify shortens any session before that.',
  ]),
  'kept-done': oneOf([
    'Your plan stays as it is and goes on from here.',
    'Nothing had to change for it: your plan goes on.',
    'Your plan stays as it is: this is what it counts on.',
  ]),
  'kept-skipped': oneOf([
    'There is nothing to make up for: your plan stays as it is.',
    'Your plan stays as it is: what is missed is not added to another day.',
  ]),
  'kept-good': oneOf([
    'There is nothing to add: your plan stays as it is.',
    'Your plan stays as it is: a good day asks nothing of it.',
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
    'Training no longer spares {parts}; beyond that, nothing had to change.',
    'Your plan stays as it is and no longer spares {parts}.',
  ]),
  'kept-eased-slowly': ofParts([
    'Your plan stays as it is and comes back to {parts} step by step, so that it stays well.',
    'Nothing had to change: what loads {parts} comes back step by step, so that it stays well.',
  ]),
}
