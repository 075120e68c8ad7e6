/** In the binding an end date is the day after the last one; empty means never. */
export const isOver = (endDate: string, today: string): boolean => endDate !== '' && endDate <= today
