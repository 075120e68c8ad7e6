import { formatAgo, formatShortDate, toUniversityTime } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'

const dayMs = 86_400_000

/** When something happened: minutes or hours ago (spec 9.1.2), and after a day its date too. */
export const NotificationTime = ({
  createdAt,
  now,
}: {
  readonly createdAt: string
  readonly now: number
}) => {
  const locale = useLocale()
  const ago = formatAgo(createdAt, now, locale)
  const isOld = now - Date.parse(createdAt) > dayMs
  return (
    <time dateTime={createdAt}>
      {isOld ? `${formatShortDate(toUniversityTime(createdAt).date, locale)} · ${ago}` : ago}
    </time>
  )
}
