import { resources } from '#contract/studies/resources.ts'
import type { Reply } from '#web/api/call.ts'
import { toUniversityTime, formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { words } from './words.ts'

/** Documents that are new, changed or removed since the last visit. */
export const DocumentChanges = ({ of }: { readonly of: Reply<typeof resources.byName> }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const pageChanges = usePageChanges(of, resources.byName, resources.seen)
  const lines = of.changes.map((change) => {
    const { before, after } = change
    const title = text(change, 'title')
    if (after === null) return { name: title, text: t('isRemoved') }
    const date = formatDate(toUniversityTime(after.updated_at).date, locale)
    return { name: title, text: t(before === null ? 'isNew' : 'isChanged', { date }) }
  })
  return <ChangesNotice lines={lines} pageChanges={pageChanges} />
}
