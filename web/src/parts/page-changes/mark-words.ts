import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  markGiven: { ka: 'ახალი შედეგი: {now}', en: 'New result: {now}' },
  markChanged: { ka: 'შეიცვალა: {was} → {now}', en: 'Changed: {was} → {now}' },
  markGone: { ka: 'შედეგი გაუქმდა: {was}', en: 'Result withdrawn: {was}' },
  statusChanged: { ka: 'სტატუსი შეიცვალა: {was} → {now}', en: 'Status changed: {was} → {now}' },
  recovered: { ka: 'აღდგენა: {status}', en: 'Recovery: {status}' },
  pointsOf: { ka: '{points} ქულა', en: { one: '{points} point', other: '{points} points' } },
  finalOf: { ka: '{points} ({letter})', en: '{points} ({letter})' },
})
