/** What is asked of us for a moment: whether we mean it, or what we want to say. */
export type Asking = 'resign' | 'abort' | 'phrases';
