import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { ACCOUNT } from '../words/account-words.ts'
import { saveFile } from './save-file.ts'

const { authenticator: words } = ACCOUNT

/** The codes for a lost phone, shown this once. */
export function RecoveryCodesView({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = `${codes.join('\n')}\n`
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.good(...words.copied)
    } catch {
      toast.bad(ACCOUNT.error, words.copyFailed)
    }
  }
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold">{words.recoveryTitle}</h3>
      <p className="text-sm">{words.recoveryText}</p>
      <ul className="grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button look="secondary" onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), words.file)}>
          {words.download}
        </Button>
        <Button onClick={onKept}>{words.kept}</Button>
      </div>
    </div>
  )
}
