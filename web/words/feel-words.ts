/** How a day was, by tap. */
export const FEEL = {
  scales: {
    sleep: { label: 'Sleep', words: ['Awful', 'Poor', 'So-so', 'Good', 'Great'] },
    energy: { label: 'Energy', words: ['Empty', 'Low', 'All right', 'Good', 'Full'] },
    mood: { label: 'Mood', words: ['Very low', 'Low', 'All right', 'Good', 'Great'] },
    soreness: { label: 'Soreness', words: ['None', 'A little', 'Some', 'Quite sore', 'Very sore'] },
  },
  step: (step: number, word: string) => `${step} of 5, ${word}`,
  effort: 'How hard did it feel? 1 is barely moving, 10 all you had.',
  body: {
    open: 'Show where',
    close: 'Hide the body',
    lead: 'Tap where it is sore or hurts. Left and right count as one.',
    front: 'Front',
    back: 'Back',
    chosen: 'Sore or hurting',
    feels: { sore: 'Sore', mild: 'Hurts a bit', strong: 'Hurts a lot' },
    /** A chest that hurts is never only noted. */
    chest: 'Pain or pressure',
    remove: (part: string) => `Take out: ${part}`,
    missing: 'The picture could not be loaded. Please say in words where it is.',
    parts: {
      neck: 'Neck',
      shoulder: 'Shoulder',
      chest: 'Chest',
      arm: 'Upper arm',
      elbow: 'Elbow',
      wrist: 'Wrist, hand',
      core: 'Belly',
      hip: 'Hip, groin',
      quad: 'Thigh, front',
      knee: 'Knee',
      shin: 'Shin',
      ankle: 'Ankle',
      'upper back': 'Upper back',
      'lower back': 'Lower back',
      glute: 'Buttock',
      hamstring: 'Thigh, back',
      calf: 'Calf',
      achilles: 'Achilles tendon',
      foot: 'Foot',
    },
  },
  voice: {
    open: 'Speak instead',
    /** Where the speech goes, said before it goes there. */
    remote:
      'Your browser turns speech into text. Most browsers send the sound to their maker for it (Google, Apple or Microsoft). We get only the text, once you submit it.',
    local: 'Your browser turns speech into text on this device. We get only the text, once you submit it.',
    start: 'Start speaking',
    not: 'Not now',
    listening: 'Listening …',
    stop: 'Stop',
    failed: {
      'not-allowed': "The microphone is blocked for this page. You can allow it in your browser's settings, or type.",
      'service-not-allowed': 'Your browser does not offer speech here. Please type.',
      'audio-capture': 'No microphone was found. Please type.',
      network: 'Speech needs a connection here. Please type.',
      'no-speech': 'Nothing was heard. Please try again, or type.',
    } as Readonly<Record<string, string>>,
    failedOtherwise: 'Speech did not work this time. Please try again, or type.',
  },
  ribbon: {
    today: 'Today',
    tomorrow: 'Tomorrow',
    before: 'Before',
    now: 'Now',
    at: (name: string, clock: string) => `${name}, ${clock}`,
    more: (days: number) => `and ${days} more ${days === 1 ? 'day' : 'days'}`,
  },
} as const

export type Scale = keyof typeof FEEL.scales

export type BodyPart = keyof typeof FEEL.body.parts
