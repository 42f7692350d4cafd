import { anyOf } from './any-of.ts'

/** Signs and states of which a coach says nothing but where help is: a word of rest in passing does not do. */
export const ALARM = anyOf`
\b(?:chest\b(?! (?:press|fly|flyes|day))
|tightness
|palpitations?
|faint(?:s|ed|ing)?
|pass(?:ed|ing)? out
|black(?:s|ed|ing)? out
|blackouts?
|dizz\w*
|light-?headed\w*
|vertigo
|numb\w*
|concuss\w*
|(?:knock|bang|blow|hit) (?:to|on) (?:the|your) head
|head (?:injury|knock)
|seizures?
|slurr\w*
|(?:double|blurred|blurry|tunnel) vision
|seeing (?:spots|stars)
|clots?
|swollen (?:leg|calf|tongue|throat|lips|face)
|anaphyla\w*
|fever\w*
|vomit\w*
|throw(?:ing)? up
|bleed\w*
|blood\b(?! pressure)
|breathless\w*
|shortness of breath
|short of breath
|can't breathe
|wheez\w*
|asthma
|inhaler
|insulin
|overdos\w*
|heat ?stroke
|collaps\w*
|fractur\w*
|dislocat\w*
|stitches)\b
`

/** What a sentence about such a sign must hold: stop, help, a refusal or sympathy. */
export const HELP = anyOf`
\b(?:doctors?
|gp
|physio\w*
|midwi\w*
|nurses?
|see someone
|see somebody
|calm days
|easy days
|gently
|pharmacist
|clinic
|hospital
|emergency
|ambulance
|professional
|medical
|help(?:line)?
|check(?:ed|-up)?
|examined
|looked? at
|be seen
|urgent\w*
|ask
|call
|tell(?:ing)?
|told
|talk
|stop(?:s|ped|ping)?
|rest(?:s|ed|ing)?
|sit
|lie down
|sorry
|frighten\w*
|scary
|worr\w*
|serious\w*
|glad
|wait(?:s|ing)?
|until
|skip
|leave
|no (?:running|training|run|session|sport)
|(?:don't|do not|shouldn't|not) (?:run|train|exercise|start)
|before you
|warning
|cancel\w*
|pause\w*
|off
|home
|gone
|can't (?:say|judge|tell)
|not able)\b
`
