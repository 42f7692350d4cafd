import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { MESSAGES } from '../../contract/messages.ts'
import type { PersonFacts } from '../../contract/person-facts.ts'
import type { ProfileInput, ProfileRow } from '../../contract/profile.ts'
import { ApiProblem, isProblem } from '../api/api-problem.ts'
import { planApi } from '../api/plan-api.ts'
import { civilNow } from '../display/civil-now.ts'
import { dropKept, useKept } from '../offline/use-kept.ts'
import type { DrawnWeek } from '../ordinary-week/drawn-week.ts'
import { rowsOfEvents } from '../ordinary-week/event-rows.ts'
import { eventProblemsOf } from '../ordinary-week/week-facts.ts'
import { rotaProblem } from '../rota/rota-draft.ts'
import { dropCarriedDraft, readCarriedDraft } from '../session/carried-draft.ts'
import { markOnboarded } from '../session/session-state.ts'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { toast } from '../ui/toast.ts'
import { Waiting } from '../ui/waiting.tsx'
import { saveMerged } from '../unseen/save-upon.ts'
import { useWhich } from '../unseen/use-which.tsx'
import { ACCESS } from '../words/access-words.ts'
import { COMMON } from '../words/common.ts'
import { HEALTH } from '../words/health-words.ts'
import { ONBOARDING } from '../words/onboarding-words.ts'
import { besidesOf, type HandDraft, handSet, lifeTold, ownParts, withPart } from './hand-draft.ts'
import { aboutOf } from './health-draft.ts'
import { draftOf, inputOf, inputOfRow, isStepComplete, type ProfileDraft } from './profile-draft.ts'
import { eventsTold, saveAbout, saveEquipment, saveLife } from './save-told.ts'
import { GoalStep, WhoStep } from './steps.tsx'
import { NO_TAPS } from './taps-draft.ts'

const KEPT = 'onboarding-with-seen'
const STEPS = [WhoStep, GoalStep]
const LAST = 3
const loadLife = async () => ({ default: (await import('./life-step.tsx')).LifeStep })
// Fetched while the second step is answered.
const LifeStep = lazy(loadLife)
/** [ms] Time to read that the profile is saved, before the plan takes the screen. */
const FAREWELL_MS = 800

type Props = { profile: ProfileRow; facts: PersonFacts; onSaved: () => void }

export function OnboardingForm({ profile, facts: standing, onSaved }: Props) {
  // Named anew when the draft took on more: what an older version kept would lack it.
  const [{ step, draft, drawn, hand, seen }, setForm] = useKept(KEPT, () => ({
    step: 1,
    drawn: carriedWeek(profile),
    hand: {
      // As rows, since one may lack its date; null while the words count.
      events: standing.events ? rowsOfEvents(standing.events) : null,
      taps: profile.onboarding_completed ? null : NO_TAPS,
      ...{ changed: {}, besides: {} },
    } as HandDraft,
    draft: draftOf(profile, readCarriedDraft(), standing.about),
    // What the draft was made from, however long ago: another device may have saved since.
    seen: { profile: inputOfRow(profile), since: profile.commitments_since, facts: standing },
  }))
  const { facts } = seen
  const { ask, dialog } = useWhich()
  // Whoever leaves the screen begins again from what is saved.
  useEffect(() => () => dropKept(KEPT), [])
  const [saving, setSaving] = useState(false)
  const [dateError, setDateError] = useState<string>()
  const [yearError, setYearError] = useState<string>()
  const [isEventsMarked, setEventsMarked] = useState(false)
  const [today] = useState(() => civilNow(Intl.DateTimeFormat().resolvedOptions().timeZone).date)
  const eventProblems = eventProblemsOf(hand.events)
  const texts = { commitments: draft.commitments, races: draft.races, since: today }
  const set = (change: Parameters<typeof handSet>[1]) =>
    setForm((form) => ({ ...form, hand: handSet(form.hand, change, texts) }))
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const Step = STEPS[step - 1]

  function go(to: number) {
    if (to === LAST - 1) loadLife().catch(() => undefined)
    setForm((now) => ({ ...now, step: to }))
    window.scrollTo(0, 0)
  }

  function change(part: Partial<ProfileDraft>) {
    setForm((now) => ({ ...now, draft: { ...now.draft, ...part } }))
    setDateError(undefined)
    setYearError(undefined)
  }

  // Each step is announced by its heading; the first one is announced by the page itself.
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  /** What is to be saved; null where something of it cannot be, which is said where it stands. */
  function checked() {
    const input = inputOf(draft, Intl.DateTimeFormat().resolvedOptions().timeZone)
    if ('problem' in input) {
      setDateError(input.problem === MESSAGES.date ? input.problem : undefined)
      toast.bad(COMMON.validationError, input.problem)
      return null
    }
    const about = aboutOf(draft.health, facts.about)
    if (about !== null && 'problem' in about) {
      setYearError(about.problem)
      toast.bad(COMMON.validationError, about.problem)
      return null
    }
    const rota = rotaProblem(drawn?.openRota ?? null)
    if (rota) {
      toast.bad(COMMON.validationError, rota)
      return null
    }
    if (eventProblems.size > 0) {
      setEventsMarked(true)
      toast.bad(COMMON.validationError, [...eventProblems.values()][0])
      return null
    }
    // What words would change of what was set by hand is neither done nor dropped unsaid.
    const open = form.current?.querySelector<HTMLElement>('[data-unanswered] button')
    if (!open) return { input, about }
    open.focus()
    toast.bad(COMMON.validationError, ONBOARDING.later.unanswered)
    return null
  }

  async function save() {
    const ready = checked()
    if (!ready) return
    setSaving(true)
    try {
      if (ready.about) await saveAbout(ready.about, facts.about)
      if (!(await saveTold()) || !(await saveAnswers(ready.input))) return setSaving(false)
    } catch (error) {
      setSaving(false)
      if (isProblem(error, 'under-age')) setYearError(HEALTH.underAge)
      return saySaveFailure(error)
    }
    markOnboarded()
    dropCarriedDraft()
    dropKept(KEPT)
    onSaved()
    toast.good(...ONBOARDING.saved)
    setTimeout(() => void navigate('/dashboard'), FAREWELL_MS)
  }

  /** @returns false where the person would rather not now */
  async function saveTold(): Promise<boolean> {
    const told = {
      ...(drawn?.week !== undefined && { week: drawn.week }),
      ...(drawn?.rota !== undefined && { rota: drawn.rota }),
      ...eventsTold(hand.events, facts),
      ...lifeTold(hand),
    }
    if (Object.keys(told).length > 0 && !(await saveLife(facts, told, ask))) return false
    const equipment = hand.taps?.equipment ?? hand.changed.equipment
    if (equipment) await saveEquipment(equipment)
    return true
  }

  const saveAnswers = (input: ProfileInput) =>
    saveMerged<ProfileInput, ProfileRow>({
      read: async () => {
        const { value, tag } = await planApi.profileStanding()
        return { value: inputOfRow(value), tag }
      },
      write: (merged, _now, tag) => planApi.saveProfile(merged, tag),
      ...{ seen: seen.profile, mine: input, ask },
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isStepComplete(step, draft) || saving) return
    if (step < LAST) go(step + 1)
    else void save()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      data-long={step === LAST ? '' : undefined}
      className="mx-auto w-full max-w-xl"
    >
      {dialog}
      <title>{`${ONBOARDING.titles[step - 1]} - ${COMMON.product}`}</title>
      <p className="mb-2 text-sm font-semibold text-soft tabular-nums">{ONBOARDING.step(step)}</p>
      <ProgressBar value={step} max={LAST} label={ONBOARDING.progress} />
      <h1 ref={heading} tabIndex={-1} className="display mt-8 text-3xl outline-none">
        {ONBOARDING.titles[step - 1]}
      </h1>
      <p className="mt-2 text-soft">{ONBOARDING.leads[step - 1]}</p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-7">
        {Step ? (
          <Step {...{ draft, change }} />
        ) : (
          <Suspense fallback={<Waiting label={ONBOARDING.loading} />}>
            <LifeStep
              {...{ draft, change }}
              week={{
                ...{ facts, drawn },
                written: seen.profile.daily_commitments ?? '',
                onDrawn: (now) => setForm((form) => ({ ...form, drawn: now })),
              }}
              events={{
                ...{ rows: hand.events, today, isBesideBox: true },
                problems: isEventsMarked ? eventProblems : NO_PROBLEMS,
                onRows: (events) => set({ events }),
              }}
              taps={hand.taps}
              onTaps={(taps) => set({ taps })}
              later={{
                own: ownParts(facts, hand),
                besides: besidesOf(hand, seen, today),
                texts,
                onPart: (name, part) => setForm((form) => ({ ...form, hand: withPart(form.hand, name, part, texts) })),
              }}
              {...(dateError && { dateError })}
              {...(yearError && { yearError })}
            />
          </Suspense>
        )}
      </div>
      {/* The last step is long: the way on stays in sight where there is the least room. */}
      <div className="form-foot mt-10 flex flex-wrap justify-between gap-3">
        {step > 1 ? (
          <Button look="secondary" size="large" onClick={() => go(step - 1)} disabled={saving}>
            {ONBOARDING.back}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" size="large" busy={saving} disabled={!isStepComplete(step, draft)}>
          {step < LAST ? ONBOARDING.forward : saving ? ONBOARDING.finishing : ONBOARDING.finish}
        </Button>
      </div>
    </form>
  )
}

/** What was drawn in the demo, for somebody who has no week of their own yet. */
function carriedWeek({ onboarding_completed }: ProfileRow): DrawnWeek | null {
  return onboarding_completed ? null : (readCarriedDraft()?.drawn ?? null)
}

const NO_PROBLEMS: ReadonlyMap<number, string> = new Map()

function saySaveFailure(error: unknown) {
  // The end of a session is said, and acted upon, where it is noticed.
  if (isProblem(error, 'unauthenticated')) return
  if (isProblem(error, 'under-age')) toast.bad(HEALTH.underAge, error.detail)
  // Trying again would change nothing: what would is in the server's sentence.
  else if (isProblem(error, 'email-unverified')) toast.bad(ACCESS.confirmTitle, error.detail)
  else if (error instanceof ApiProblem && error.code === 'invalid-input')
    toast.bad(COMMON.validationError, error.detail)
  else toast.bad(...ONBOARDING.saveFailed)
}
