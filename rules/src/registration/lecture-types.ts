const practicalTypes: ReadonlySet<number> = new Set([7, 9, 11, 12])
const seminarType = 2

/** By the number of the lecture type (spec 9.3.1). */
export const isPractice = (lectureTypeID: number): boolean => practicalTypes.has(lectureTypeID)

/** By the number of the lecture type. */
export const isSeminar = (lectureTypeID: number): boolean => lectureTypeID === seminarType
