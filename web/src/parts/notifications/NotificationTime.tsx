import { formatAgo, formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'

const dayMs = 86_400_000

/** When something happened: minutes or hours ago (spec 9.1.2); after a day its date, with the age when pointed at. */
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
    <time dateTime={createdAt} title={isOld ? ago : undefined}>
      {isOld ? formatInstant(createdAt, locale) : ago}
    </time>
  )
}
