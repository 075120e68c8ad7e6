/**
 * The one path that stays open while a duty locks the others (spec 2.4). It stands apart from the registry because every
 * link asks for it, and the registry would come with it into the first paint.
 */
export const routeLocks = { documents: '/', pre_registration: '/pre-registration' } as const
