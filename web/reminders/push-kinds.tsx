import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReminderKind, ReminderSettings } from '../../contract/reminders.ts'
import { pushApi } from '../api/push-api.ts'
import { saySaveFailure } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/switch.tsx'
import { toast } from '../ui/toast.ts'
import { REMINDERS } from '../words/reminder-words.ts'
import { abilityHere, idHere, remindHere, remindHereNoMore } from './this-device.ts'

type Kinds = ReminderSettings['kinds']
type Props = { kinds: Kinds; onKinds: (kinds: Kinds) => void }

/** In the order shown. */
const SHOWN = ['evening', 'hour', 'still-time', 'weekly', 'trial-end'] as const satisfies readonly ReminderKind[]

const { devices: WORDS } = REMINDERS
const KEY = ['account', 'devices']

/** A switch for each kind of reminder that a device shows, and the devices. */
export function PushKinds({ kinds, onKinds }: Props) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{WORDS.title}</legend>
      <Devices />
      <div className="mt-3 grid gap-1">
        {SHOWN.map((kind) => (
          <Switch
            key={kind}
            label={kind === 'trial-end' ? WORDS.trialEnd : REMINDERS.kinds[kind][0]}
            checked={kinds[kind].push}
            onValue={(push) => onKinds({ ...kinds, [kind]: { ...kinds[kind], push } })}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** This browser, and what else takes reminders. */
function Devices() {
  const cache = useQueryClient()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async () => ({ ...(await pushApi.devices()), here: await idHere() }),
  })
  const [busy, setBusy] = useState('')
  const [isBlocked, setBlocked] = useState(abilityHere() === 'blocked')
  const ability = abilityHere()
  const isOn = data?.devices.some(({ id }) => id === data.here) ?? false

  async function doing(what: string, work: () => Promise<void>) {
    setBusy(what)
    try {
      await work()
      await cache.invalidateQueries({ queryKey: KEY })
    } catch (error) {
      saySaveFailure(error)
    }
    setBusy('')
  }
  const turnOn = (key: string) =>
    doing('here', async () => {
      const isAllowed = await remindHere(key)
      setBlocked(!isAllowed)
      if (isAllowed) toast.good(...WORDS.on)
    })

  if (!data) return null
  return (
    <div className="grid gap-2 text-sm">
      <p role="status" className="text-soft">
        {isBlocked ? WORDS.blocked : ability === 'able' || ability === 'blocked' ? WORDS.lead : WORDS[ability]}
      </p>
      {ability === 'able' && !isOn && (
        <div>
          <Button look="secondary" busy={busy === 'here'} onClick={() => void turnOn(data.key)}>
            {WORDS.turnOn}
          </Button>
        </div>
      )}
      {data.devices.length > 0 && (
        <ul className="divide-y divide-line">
          {data.devices.map(({ id, device }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
              <span>
                {device}
                {id === data.here && <span className="text-soft"> ({WORDS.here})</span>}
              </span>
              <Button
                look="quiet"
                busy={busy === id}
                onClick={() => void doing(id, () => (id === data.here ? remindHereNoMore() : pushApi.remove(id)))}
              >
                {WORDS.turnOff}
                <span className="sr-only">: {device}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
