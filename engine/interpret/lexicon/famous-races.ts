import type { Phrases } from './phrases.ts'

/** Races that people name without saying how long they are: their organisers' distances, in km where they are the same each year. */
export const FAMOUS_RACES: Phrases = {
  'ev:run:21.0975': `
    london landmarks
    london landmarks half
    egmond halve
    cpc den haag
    cpc loop
    great north run
    gnr
    royal parks half
  `,
  'ev:run:16.09': `
    broad street run
    broad street
    dam tot dam
    dam tot damloop
    damloop
    great south run
  `,
  'ev:run:250': `
    marathon des sables
    mds
  `,
  'ev:run:56': `
    two oceans
  `,
  'ev:run:161': `
    leadville 100
    western states
    leadville
  `,
  'ev:run:32.2': `
    bupa 20
  `,
  'ev:run:89': `
    comrades
    comrades down run
    comrades up run
  `,
  'ev:run:171': `
    utmb
  `,
  'ev:run:101': `
    ccc
    utmb ccc
  `,
  'ev:run:15': `
    zevenheuvelenloop
    seven hills run
    sao silvestre
    corrida de sao silvestre
  `,
  'ev:run:42.195': `
    marine corps marathon
    marine corps
    big sur
    zegama
    zegama aizkorri
  `,
  'ev:run:20': `
    behobia
    behobia san sebastian
    20 km de bruxelles
    20 km van brussel
  `,
  'ev:run:14': `
    city 2 surf
    city to surf
  `,
  'ev:run:12': `
    bay to breakers
  `,
  'ev:run:11.27': `
    falmouth road race
  `,
  'ev:run:10': `
    peachtree
    peachtree road race
    bolder boulder
    bolderboulder
    cursa de bombers
    cursa bombers
    great manchester run
  `,
  'ev:run:31': `
    sierre zinal
  `,
  'ev:run:80.47': `
    lakeland 50
  `,
  'ev:run:169': `
    lakeland 100
  `,
  'ev:run:330': `
    tor des geants
  `,
  'ev:run:': `
    transgrancanaria
    occ
    rennsteiglauf
    rennsteig
    arc of attrition
  `,
  'ev:cycle:315': `
    vatternrundan
  `,
  'ev:cycle:': `
    marmotte
    la marmotte
    haute route
    haute route alps
    cape epic
    absa cape epic
  `,
  'ev:ski:90': `
    vasaloppet
  `,
  'ev:triathlon:226': `
    norseman
  `,
  'ev:row:4.8': `
    head of the charles
  `,
  'ev:other:': `
    devizes to westminster
  `,
  'ev:obstacle:': `
    total warrior
  `,
  'ev:swim:10': `
    dart 10 k
  `,
}
