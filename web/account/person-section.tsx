import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { NAME_MAX } from '../../contract/limits.ts'
import type { ProfileChange, ProfileRow } from '../../contract/profile.ts'
import { planApi } from '../api/plan-api.ts'
import { useSave } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import { saveMerged } from '../unseen/save-upon.ts'
import { useWhich } from '../unseen/use-which.tsx'
import { ACCOUNT } from '../words/account-words.ts'

/** Name and time zone, once onboarding has given them. */
export function PersonSection() {
  const { data } = useQuery({ queryKey: ['profile', 'account'], queryFn: planApi.profile })
  if (!data?.onboarding_completed) return null
  return <PersonForm profile={data} />
}

function PersonForm({ profile }: { profile: ProfileRow }) {
  const cache = useQueryClient()
  const [name, setName] = useState(profile.name ?? '')
  const [timeZone, setTimeZone] = useState(profile.time_zone)
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const [seen, setSeen] = useState(personOf(profile))
  const { ask, dialog } = useWhich()
  const change = async (mine: Person) => {
    const kept = await saveMerged({
      read: async () => {
        const { value, tag } = await planApi.profileStanding()
        return { value: personOf(value), tag }
      },
      write: (merged, _now, tag) => planApi.changeProfile(merged, tag),
      ...{ seen, mine, ask },
    })
    if (!kept) return null
    const fresh = personOf(kept)
    setSeen(fresh)
    setName((now) => (now === name ? fresh.name : now))
    setTimeZone((now) => (now === timeZone ? fresh.time_zone : now))
    return kept
  }
  const { busy, saveNow } = useSave(
    change,
    (kept) => [kept ? ACCOUNT.saved : ACCOUNT.notSaved],
    () => {
      void cache.invalidateQueries({ queryKey: ['schedule'] })
      void cache.invalidateQueries({ queryKey: ['profile', 'account'] })
    },
  )
  const keep = () => saveNow({ name, time_zone: timeZone })
  useUnsaved(name !== seen.name || timeZone !== seen.time_zone, keep)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void keep()
  }
  return (
    <Card title={ACCOUNT.person.title}>
      {dialog}
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={ACCOUNT.person.name}
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX}
          value={name}
          onValue={setName}
        />
        <SelectField
          label={ACCOUNT.person.timeZone}
          hint={ACCOUNT.person.timeZoneHint}
          value={timeZone}
          options={zones(profile.time_zone, here).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onValue={setTimeZone}
        />
        {here !== timeZone && (
          <Button look="quiet" className="-mt-3 -ml-4 justify-self-start text-pen" onClick={() => setTimeZone(here)}>
            {ACCOUNT.person.here(here.replaceAll('_', ' '))}
          </Button>
        )}
        <Button type="submit" busy={busy} className="justify-self-start">
          {busy ? ACCOUNT.saving : ACCOUNT.save}
        </Button>
      </form>
    </Card>
  )
}

type Person = Required<ProfileChange>

/** What this form changes of a profile. */
function personOf({ name, time_zone }: ProfileRow): Person {
  return { name: name ?? '', time_zone }
}

/** Every zone the browser knows, and the two in question in any case. */
function zones(kept: string, here: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', kept, here])].sort()
}
