import { useQuery } from '@tanstack/react-query'
import { EQUIPMENT, type Equipment } from '../../engine/model.ts'
import { planApi } from '../api/plan-api.ts'
import { HeardNote } from '../reading/heard-note.tsx'
import { readKit, readPerson, saysSame } from '../reading/read-person.ts'
import { useReading } from '../reading/use-reading.ts'
import { ACCOUNT } from '../words/account-words.ts'

const { equipment: title } = ACCOUNT.training

type Props = {
  /** Null while what somebody wrote of it counts. */
  equipment: readonly Equipment[] | null
  onEquipment: (equipment: readonly Equipment[] | null) => void
}

/** What somebody can train with: as they ticked it, else as they wrote it. */
export function EquipmentChoices({ equipment, onEquipment }: Props) {
  const { data: profile } = useQuery({ queryKey: ['profile', 'account'], queryFn: planApi.profile })
  const person = useReading(profile?.daily_commitments ?? '', readPerson)
  const ofRaces = useReading(profile?.upcoming_races ?? '', readKit)
  const heard = person?.kit ?? ofRaces
  const chosen = equipment ?? heard?.is ?? []
  const isOnlyRead = (one: Equipment) => equipment === null && chosen.includes(one)
  /** Emptied where no words say anything, it is as nobody said. */
  const change = (next: readonly Equipment[]) => onEquipment(next.length === 0 && !heard ? null : next)
  function tick(one: Equipment, isTicked: boolean) {
    // A tap on what was only read says that it is so.
    if (isOnlyRead(one)) onEquipment(chosen)
    else change(isTicked ? [...chosen, one] : chosen.filter((other) => other !== one))
  }
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{title}</legend>
      {heard && (
        <HeardNote
          {...{ title, words: heard.words, counts: equipment === null, isSame: saysSame(chosen, heard.is) }}
          onYes={() => onEquipment(heard.is)}
          onNo={() => onEquipment([])}
          onAgain={() => onEquipment(null)}
        />
      )}
      <div className="grid grid-cols-2 gap-2 max-[20rem]:grid-cols-1 sm:grid-cols-3">
        {EQUIPMENT.map((one) => (
          <label
            key={one}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-edge px-3 text-sm hover:border-ink has-checked:border-pen has-checked:bg-wash has-indeterminate:border-dashed has-indeterminate:border-pen has-indeterminate:bg-wash"
          >
            <input
              type="checkbox"
              className="size-4.5 shrink-0"
              ref={(box) => {
                if (box) box.indeterminate = isOnlyRead(one)
              }}
              checked={!isOnlyRead(one) && chosen.includes(one)}
              onChange={(event) => tick(one, event.target.checked)}
            />
            {ACCOUNT.equipment[one]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
