import type { Phrase } from '#rules/locale.ts'

/** Why nothing of a subject can be taken at all (spec 8). */
export const words = {
  noOpenGroups: {
    ka: 'საგანს ღია ჯგუფები არ აქვს. მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Subject has no open groups, contact the school department.',
  },
  noFreeGroups: {
    ka: 'თავისუფალი ჯგუფები ვერ მოიძებნა. სცადეთ მოგვიანებით ან მიმართეთ სკოლის დეპარტამენტს.',
    en: 'No free groups found. Try again later, or contact the school department.',
  },
} as const satisfies Record<string, Phrase>
