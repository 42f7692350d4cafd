import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnCalendar } from '../../contract/own-calendar.ts'
import { ownCalendarApi } from '../api/own-calendar-api.ts'
import { useSave } from '../api/use-save.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Switch } from '../ui/switch.tsx'
import { dateInWords, momentInWords } from '../words/date-words.ts'
import { OWN } from '../words/own-calendar-words.ts'

const STATE = ['account', 'own-calendar'] as const
const NONE: OwnCalendar = { calendar_id: null, sessions: 0, synced_at: null, failure: null, refused: [] }

/** Beside a calendar that is read by name and password: whether sessions are written into one of our own there. */
export function OwnCalendarPart({ calendarId, name }: { calendarId: string; name: string }) {
  const cache = useQueryClient()
  const { data = NONE } = useQuery({ queryKey: STATE, queryFn: ownCalendarApi.state })
  const [asking, setAsking] = useState(false)
  const on = useSave(
    async () => {
      const answer = await ownCalendarApi.on(calendarId)
      cache.setQueryData(STATE, answer)
      return answer
    },
    (answer) => OWN.on(answer.sessions),
  )
  const isOn = data.calendar_id === calendarId
  return (
    <div className="mt-1 w-full">
      <Switch
        label={on.busy ? OWN.writing : OWN.switch}
        note={OWN.note}
        checked={isOn || on.busy}
        onValue={(wanted) => (wanted ? on.save(undefined) : setAsking(true))}
      />
      {isOn && <State own={data} />}
      {asking && <Ending name={name} onClose={() => setAsking(false)} />}
    </div>
  )
}

function State({ own: { sessions, synced_at, failure, refused } }: { own: OwnCalendar }) {
  const { clock } = useDisplay()
  const text = synced_at ? OWN.stands(sessions, momentInWords(synced_at, clock)) : OWN.soon
  return (
    <div className="mt-1 pl-8">
      {failure ? (
        <p className="font-medium text-bad">{OWN.failures[failure]}</p>
      ) : (
        <p className="text-soft tabular-nums">{text}</p>
      )}
      {refused.map(({ date, why }) => (
        <p key={date} className="mt-1">
          {OWN.refused(dateInWords(date), why)}
        </p>
      ))}
    </div>
  )
}

function Ending({ name, onClose }: { name: string; onClose: () => void }) {
  const cache = useQueryClient()
  const ended = () => {
    void cache.invalidateQueries({ queryKey: STATE })
    onClose()
  }
  const removing = useSave(() => ownCalendarApi.off('remove'), OWN.off, ended)
  const keeping = useSave(() => ownCalendarApi.off('keep'), OWN.off, ended)
  return (
    <Dialog title={OWN.ask} closeLabel={OWN.cancel} onClose={onClose}>
      <p className="mb-1 text-sm font-medium wrap-anywhere">{name}</p>
      <p className="mb-5 text-sm">{OWN.askNote}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={removing.busy} onClick={() => removing.save(undefined)}>
          {removing.busy ? OWN.removing : OWN.remove}
        </Button>
        <Button look="secondary" busy={keeping.busy} onClick={() => keeping.save(undefined)}>
          {OWN.keep}
        </Button>
      </div>
    </Dialog>
  )
}
