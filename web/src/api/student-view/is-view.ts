/** Whether this page shows a member of staff the portal as a student sees it. The script of the first paint decides it. */
export const isView = (): boolean => 'view' in document.documentElement.dataset
