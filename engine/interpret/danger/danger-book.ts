import { once } from '../../memo.ts'
import { phraseBookOf } from './phrase-book.ts'
import { DANGER_PHRASES } from './phrases.ts'
import { AROUND_WORDS } from './words-around.ts'
import { ATTACK_WORDS } from './words-attacks.ts'
import { BODY_WORDS } from './words-body.ts'
import { CRISIS_WORDS } from './words-crises.ts'
import { DESPAIR_WORDS } from './words-despair.ts'
import { LIMB_WORDS } from './words-limbs.ts'
import { PLAIN_WORDS } from './words-plain.ts'
import { SCOPE_WORDS } from './words-scope.ts'
import { SIGN_WORDS } from './words-signs.ts'
import { CHORE_WORDS } from './words-small-chores.ts'
import { WAY_WORDS } from './words-ways.ts'

/** The compiled net; made when the first text asks for it. */
export const dangerBook = once(() =>
  phraseBookOf(
    BODY_WORDS + SIGN_WORDS + CRISIS_WORDS + ATTACK_WORDS + PLAIN_WORDS,
    AROUND_WORDS + SCOPE_WORDS + DESPAIR_WORDS + LIMB_WORDS + CHORE_WORDS + WAY_WORDS,
    DANGER_PHRASES,
  ),
)
