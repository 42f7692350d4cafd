import type { Phrases } from './phrases.ts'

const each = (heads: string, tails: string): string =>
  heads
    .split(', ')
    .flatMap((head) => tails.split(', ').map((tail) => `${head} ${tail}`))
    .join('\n')

/** Whose tests, and tests of what: what stands before the word for one. A test of nothing of it may be one at school or of blood. */
const TESTED =
  'pe, p e, gym, sport, sports, school sport, school sports, sports entrance, physical fitness, physical ability, ' +
  'physical readiness, pt, fitness, school fitness, army, army entry, army pt, military, navy, navy pt, marine, marines, ' +
  'marine corps, air force, air force pt, air force fitness, space force, space force pt, coast guard, firefighter, ' +
  'fire service, fire brigade, police, police academy, police fitness, swat, ranger, navy seal, lifeguard, border force, garda, ' +
  'pack, arduous pack, wildland pack, ladder climb, yo yo, pacer, fitnessgram, pare, prep, shuttle run'

/** Arts in which belts and grades are tested. */
const GRADED =
  'judo, karate, taekwondo, bjj, jiu jitsu, aikido, kung fu, krav maga, kickboxing, belt, black belt, dan, kyu'

/** Sports whose contests are called otherwise than the sport's own word would have it. */
const MET = 'wrestling, gymnastics, cheer, cheerleading, diving, judo, fencing, ninja'

const SKATED = 'roller, rollerblade, inline, inline skating, inline skate, roller skating, skate, skating'

/** Tests, gradings, shows and contests that are no race, and words of races that those would hide. */
export const TESTS_AND_CONTESTS: Phrases = {
  'ev:other:': `
    ${each(TESTED, 'test, tests, exam, assessment, evaluation')}
    ${each(GRADED, 'grading, exam, test, examination')}
    ${each('ballet, dance', 'exam, recital, show, performance, competition')}
    ${each(MET, 'meet, competition, comp, championship, championships')}
    ${each(SKATED, 'marathon, half marathon, race')}
    physical test
    physical tests
    marine corps pft
    marine corps cft
    fitnessgram pacer
    epreuves sportives
    epreuves physiques
    prova fisica
    provas fisicas
    prove fisiche
    course navette
    test navette
    luc leger
    nfl combine
    football combine
  `,
  'evweak:swim:': `
    freestyle
    backstroke
    breaststroke
    butterfly
    individual medley
  `,
  'ev:hike:': `
    half dome
    charity march
  `,
}
