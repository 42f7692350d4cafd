import type { Account } from '../../contract/account.ts'
import { accountApi } from '../api/account-api.ts'
import { useSave } from '../api/use-save.ts'
import { Card } from '../ui/card.tsx'
import { Switch } from '../ui/switch.tsx'
import { ACCOUNT } from '../words/account-words.ts'
import { dayInWords } from '../words/date-words.ts'

type Props = { account: Account; onChanged: () => void }

/** Which mails a person wants beyond those that must reach them. */
export function MailSection({ account, onChanged }: Props) {
  const { save } = useSave(accountApi.chooseMail, [ACCOUNT.saved], onChanged)
  return (
    <Card title={ACCOUNT.mail.title}>
      <Switch label={ACCOUNT.mail.tips} checked={account.mail_choices.tips} onValue={save} />
      <p className="mt-3 text-sm text-soft">{ACCOUNT.mail.hint}</p>
    </Card>
  )
}

/** Whether a language model may read a person's texts: off until they say so. */
export function ModelSection({ account, onChanged }: Props) {
  const { save } = useSave(accountApi.consent, [ACCOUNT.saved], onChanged)
  const since = account.model_consent_since
  return (
    <Card title={ACCOUNT.model.title}>
      <Switch label={ACCOUNT.model.label} checked={since !== null} onValue={save} />
      <p className="mt-3 text-sm text-soft">
        {ACCOUNT.model.hint} {since && ACCOUNT.model.since(dayInWords(since))}
      </p>
    </Card>
  )
}
