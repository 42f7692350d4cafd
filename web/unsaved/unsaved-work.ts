/** Something that was entered and is not saved yet. */
export type Unsaved = {
  /** @returns whether it is saved now; why not is said where it stands. Null where leaving can only lose it: what saving shows must be seen. */
  readonly save: (() => Promise<boolean>) | null
  /** It is kept soon without being told to: nobody need be asked, as long as that goes well. */
  readonly savesItself: boolean
}

const works = new Set<Unsaved>()
let asker: ((asked: readonly Unsaved[]) => Promise<boolean>) | null = null

// Only while there is something: a page with such a listener is not kept for the way back.
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** What of this page is not saved yet, so that whoever leaves it is asked first. */
export const unsavedWork = {
  hold(work: Unsaved): () => void {
    works.add(work)
    window.addEventListener('beforeunload', warn)
    return () => {
      works.delete(work)
      if (works.size === 0) window.removeEventListener('beforeunload', warn)
    }
  },
  list: (): readonly Unsaved[] => [...works],
  /** Who asks the person, while a screen is there that can. */
  askBy(ask: typeof asker): () => void {
    asker = ask
    return () => {
      asker = null
    }
  },
  /** Whether what is about to take these away may: at once where nothing is unsaved. */
  mayLeave: async (leaving: readonly Unsaved[] = [...works]): Promise<boolean> =>
    leaving.length === 0 || asker === null || (await asker(leaving)),
}

/** Saves these, one after the other. @returns whether all are saved */
export async function saveAll(unsaved: readonly Unsaved[]): Promise<boolean> {
  for (const { save } of unsaved) if (!(await save?.())) return false
  return true
}
