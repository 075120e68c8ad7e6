import { findPointsToPass } from '#rules/marks/points-to-pass.ts'
import type { MarkComponent } from '#rules/marks/final-forecast.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { words } from './words.ts'

/** The points that a running subject still needs; renders nothing once its final exam is marked. */
export const PointsToPass = ({ components }: { components: readonly MarkComponent[] }) => {
  const t = useWords(words)
  const locale = useLocale()
  const needed = findPointsToPass(components)
  if (needed === null) return null
  const { points, inFinal } = needed
  if (points === null) return <Notice kind="warning">{t('cannotPass')}</Notice>
  const values = { count: points, points: formatNumber(points, locale) }
  return (
    <p>
      {inFinal === 0
        ? t('toPass', values)
        : t('toPassInFinal', { ...values, least: formatNumber(inFinal, locale) })}
    </p>
  )
}
