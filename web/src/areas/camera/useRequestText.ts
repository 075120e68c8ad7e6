import { formatDate, formatWeekday, toWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized } from '#web/i18n/useWords.ts'
import type { CameraRequest } from './camera.ts'

/** The equipment of a request, and when it is needed. */
export const useRequestText = (): ((request: Pick<CameraRequest, 'equipment' | 'date' | 'start' | 'end'>) => {
  readonly equipment: string
  readonly time: string
}) => {
  const locale = useLocale()
  const text = useLocalized()
  return ({ equipment, date, start, end }) => ({
    equipment: equipment.map((each) => text(each, 'equipment')).join(', '),
    time: `${formatWeekday(toWeekday(date), locale)}, ${formatDate(date, locale)}, ${start}–${end}`,
  })
}
