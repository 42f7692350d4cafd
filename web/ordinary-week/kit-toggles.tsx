import { EQUIPMENT, type Equipment } from '../../engine/model.ts'
import { KIT, KIT_THERE } from '../words/kit-words.ts'
import { kitWith } from './kit-with.ts'
import { Toggle } from './toggle.tsx'

type Props = {
  /** Null where nobody said. */
  kit: readonly Equipment[] | null
  onKit: (kit: readonly Equipment[] | null) => void
}

/** What there is to train with where somebody is for a while, to be tapped one by one. */
export function KitToggles({ kit, onKit }: Props) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{KIT_THERE.title}</legend>
      <p className="text-xs text-soft">{KIT_THERE.hint}</p>
      <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {EQUIPMENT.map((one) => (
          <Toggle key={one} isOn={kit?.includes(one) ?? false} onTurn={(isOn) => onKit(kitWith(kit, one, isOn))}>
            {KIT[one]}
          </Toggle>
        ))}
      </div>
    </fieldset>
  )
}
