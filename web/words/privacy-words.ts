import { PRICE_TEXT } from '../../contract/limits.ts'
import type { LegalText } from './legal-text.ts'
import { TOKENS } from './site-words.ts'

export const PRIVACY: LegalText = {
  heading: 'Privacy Policy',
  title: 'Privacy Policy - Fulcrum',
  description: 'What Fulcrum keeps about you, why, for how long, and how to see, correct, move or erase it.',
  updated: '2026-11-25',
  updatedText: 'November 25, 2026',
  lead: 'We keep what your plan needs and nothing for anyone else. This page says what that is, why we have it, how long we keep it, and what you can ask of us.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: [
        `Fulcrum is operated by ${TOKENS.company} ("we", "us"), which decides why and how your data is used. Questions and requests about your data reach us at ${TOKENS.email}.`,
        'Fulcrum is for adults. You must be at least 18 years old to use it. We do not knowingly keep data of anyone younger; if you believe that we do, write to us and we will erase it.',
      ],
    },
    {
      id: 'what',
      title: 'What we keep',
      body: [
        'Only what you give us and what running the service produces:',
        [
          'Account: your email address, whether it is confirmed, and a one-way hash of your password (argon2id). We cannot read your password.',
          'If you turn on an authenticator app: the key that it shares with us, and hashes of your recovery codes. Both go when you turn it off.',
          'If you add passkeys: for each the name you gave it, the public half of its key, and when it was added and last used. Your fingerprint, face or PIN never leaves your device.',
          'Sign-in sessions: for each device a hash of its sign-in token, when it began, was last used and ends, and what its browser calls itself. You see them in your account and can end each.',
          'Profile: name, fitness level, primary goal, stress level, daily commitments in your own words (up to 1000 characters), training days per week, races in your own words (up to 500), goal date, and your time zone. Where you add them: usual training, equipment, body parts to protect, a race result, when you get up and go to bed, and the units you like.',
          'Plans: the latest schedule made from your profile, the day your plan began, and the changes you asked for or took back.',
          'Check-ins: whether you trained, how hard, how long and with which weights where you say so, what you tap about sleep, energy, mood, effort and your body, and the notes you write about your day and about tomorrow (up to 1000 characters each). If you dictate a note, your browser makes text of it, and most browsers send the sound to their maker for that; we get the text alone.',
          'If you keep your weight or measures on the progress tab: for each day the numbers you enter, until you remove them or switch it off. No language model and no program gets them.',
          'What your days say about you, on the progress tab (when you keep sessions, what bad nights cost): worked out each time you look and kept nowhere. If you ask us to forget it, the day from which it counts anew.',
          'If you bring in files of your watch: for each activity its sport, start, duration, distance, mean heart rate and climb, until you take it back. The file is read and dropped: where you were is not kept.',
          'If you bring in an archive of another service: the same of each activity in it, from the last year before your account on. The archive is read on your device and stays there.',
          'If you give us a calendar of yours to keep its hours free: the name you give it, for each entry that takes your time its day and hours and whether you called it work, and of an address that address, sealed, until you end it. Titles, places and guests are shown to you before you keep it, and are kept nowhere.',
          'If you turn on reminders on a device: the address that its browser gave for them and the keys to seal them, both sealed, and what the browser calls itself, until you turn it off or log out there. What is sent passes through the service of that browser’s maker, which cannot read it.',
          'If you connect intervals.icu: the key that it gave you, sealed, until you disconnect; which of your sessions stand there; and of each activity that comes from there the same as of a file.',
          'If you ask for the addresses of your calendars: the addresses, sealed and as one-way hashes, and for each day what was last told there, until four weeks after it. Whoever you give an address to sees what is in that calendar.',
          'If you have your sessions written into a calendar of their own at a server of yours: its address, sealed, and for each entry there when it was last known to stand and a checksum of its text.',
          'If you have an address of your own told what happens (a webhook): the address, of what it is told, and the key that signs, sealed; and for 30 days what was sent there: days, kinds and numbers of sessions, none of your words.',
          'If you ask to be reminded: of what, when and when never, and for 60 days that you were reminded of something, without its words.',
          'Subscription: its state, the dates of trial and payment period, and the identifiers that our payment provider uses for you. Card numbers never reach us.',
          'Payments: amount, currency, day, and the identifiers of the payment. No name and no address stands with them.',
          'That a free trial was used: a keyed hash of your email address, written the one way in which its mailbox can be written, from which the address cannot be read. It lets each person have one trial, also after an account was deleted.',
          'A security log that you can read in your account: sign-ins and sign-ins refused, changes of password, email address, authenticator app and passkeys, exports, consents and the like, each with its time and the name of the browser.',
          'Your choices and requests: which mails you want, whether a language model may read your texts and since when, and when you asked for a copy or for deletion.',
          'Security counters: how often sign-in, sign-up or a password reset was tried for an account or from a network address, for at most an hour.',
          'Server logs: time, kind of request, result, duration and the number of your account; of a refused sign-in also keyed hashes of the address and of where it came from, by which attacks are told apart. They hold no addresses, no notes and no passwords.',
        ],
        'What you write about stress, health or how you feel can be sensitive. We use it only to make your plan. Please do not write about other people by name.',
      ],
    },
    {
      id: 'why',
      title: 'Why we keep it',
      body: [
        [
          'To make and adapt your plan and to run your account: this is the contract between us.',
          'To charge for a subscription and to keep the records that tax law asks for: a legal obligation.',
          'To keep the service and your account safe from abuse: our legitimate interest.',
          'To use what you tell us about your health, stress and recovery for your plan: your consent, which you give by entering it. You may withdraw it by removing the text, or by writing to us.',
          'To let a language model read what you write: your consent again, given in your account, off until you give it, and taken back there.',
        ],
        'We do not sell your data, share it for advertising, show advertising, or follow you across other sites.',
      ],
    },
    {
      id: 'ai',
      title: 'Automatic planning and AI',
      body: [
        'Plans are made automatically from your profile and check-ins by written rules of training science. The rules run on our own servers, and on the public demo in your own browser.',
        'No language model is used unless the operator has set one up and you have agreed to it first, in your account. Without your consent, nothing is sent to one. Where you have agreed, it receives only what the task needs: the text to be read, such as your commitments, races, notes or a question to the coach, and for advice the days, sessions and reasons of your plan. It is not told your name, your email address or your payments. It never decides a number of your plan: whatever it answers is checked by the same rules.',
        'What was sent and what came back is kept for 30 days, so that you can see it on your account page, and is erased after that.',
        'No decision with legal or similarly significant effect is made about you.',
      ],
    },
    {
      id: 'who-else',
      title: 'Who else sees it',
      body: [
        'Companies that work for us under contract and only on our instructions:',
        [
          'the provider that hosts our servers and database;',
          'the provider that delivers our email: about your account, your trial and your payments, tips if you want them, and the name, length and hour of a session where you ask to be reminded of it by mail;',
          'where one is set up and you have agreed, the provider of the language model, for what is described above;',
          `Stripe, for payments: it receives your email address and what you enter on its own pages when you subscribe for ${PRICE_TEXT} per month.`,
        ],
        'And whom you choose yourself: if you connect intervals.icu, it receives the sessions of your next two weeks with their steps and their hours, under the account that you have there. What it does with them is between you and it; disconnecting takes those to come away from there.',
        'Where one of them is outside your country, we rely on the safeguards that data protection law asks for. Authorities receive data only where the law compels us.',
      ],
    },
    {
      id: 'browser',
      title: 'What is kept in your browser',
      body: [
        'Your sign-in is kept in the local storage of your browser until you log out, or until it ends: after 7 days without use and after 60 days in any case. Beside it are kept, so that the app works without a network: your latest plan, what you entered while there was none and is still to be sent, what you have half written, how far you are in a session, and your choice of units. Logging out removes all of it; if something could not be sent yet, you are asked whether it may wait on this device for your next sign-in, readable by you alone in the app, or is thrown away.',
        'One cookie that no script can read remembers for 180 days that you were signed in on this device. It goes to the sign-in alone, opens nothing, and keeps strangers who guess at your password from holding you up.',
        'If you try the demo, what you type stays in your browser, in that tab alone, so that you need not type it again when you sign up. It is not sent to us unless you save it in your profile.',
        'There are no advertising or analytics cookies, no trackers, and no scripts, fonts or images from other companies on our pages.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        [
          'Your account, profile, plans and check-ins: as long as you have an account.',
          'After a deletion request: your account closes at once and your data is erased after 90 days. Signing in before then takes the request back.',
          `Copies for recovery: each night one is made, and only the newest ${TOKENS.backupsKept} are kept. What was erased is gone from them that many nights later; if one must be put back before that, erased accounts are erased from it again.`,
          'Payment records: 7 years, as tax and accounting rules require, and for no other purpose.',
          'The security log: 1 year.',
          'What a language model was sent and answered: 30 days.',
          'The keyed hash that says a trial was used: for good. Once your account is erased it belongs to nobody.',
          'Links in our mails: a password reset works once, for ten minutes.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'Wherever you live, you may ask us:',
        [
          'for a copy of the data we hold about you, and how it is used (access): Download my data in your account gives it to you at once;',
          'to correct what is wrong or complete what is missing (rectification): you can change most of it yourself under Update Info and in your account;',
          'to erase it (erasure): Delete my account in your account does it;',
          'for your data in a common, machine-readable format, for you or for another service (portability): the same download, as JSON and CSV;',
          'to limit what we do with it for a time (restriction);',
          'to stop a use that rests on our legitimate interest (objection);',
          'to forget a consent you gave, for the future (withdrawal);',
          'not to be treated worse for any of this.',
        ],
        `Your account stays open to you for this when trial or subscription has ended. For anything else write to ${TOKENS.email} from the address of your account; it costs nothing and needs no reason. We may ask one question to be sure that it is you. We answer within 30 days, and within one calendar month where that is shorter.`,
        'You may also complain to the data protection authority of the place where you live.',
      ],
    },
    {
      id: 'safety',
      title: 'How we protect it',
      body: [
        "Traffic to the public service is encrypted. Passwords are hashed with a slow, salted function, sign-in tokens are stored only as hashes, and a new password ends every other session. The database itself lets each person's session read that person's rows alone.",
        'If a breach puts you at risk, we tell you and the authority without undue delay.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: [
        'If this policy changes in substance, we tell you by email before the change takes effect. The date above says since when this version applies.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [`${TOKENS.company}, ${TOKENS.email}.`],
    },
  ],
}
