/** The lecture types that are practice (spec 9.3.1). */
const practicalTypes: ReadonlySet<number> = new Set([7, 9, 11, 12])
const seminarType = 2

/** Takes a lecture type's number; says whether it is a practical one (spec 9.3.1). */
export const isPractice = (lectureTypeID: number): boolean => practicalTypes.has(lectureTypeID)

/** Takes a lecture type's number; says whether it is a seminar. */
export const isSeminar = (lectureTypeID: number): boolean => lectureTypeID === seminarType
