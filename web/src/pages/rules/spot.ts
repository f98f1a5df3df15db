// The place that somebody is reading: which section it is, and how to come back to the same line after the text has changed.

/** The last section that begins above a line a third down the screen; the first one at the top of the page. */
export function sectionBeingRead(sections: readonly HTMLElement[], height: number): HTMLElement | undefined {
  const above = sections.filter((section) => section.getBoundingClientRect().top <= height / 3);
  return above.at(-1) ?? sections[0];
}

/** Remembers how far the reader is into a section; returns what brings that place back under the eye. */
export function keepPlace(sections: readonly HTMLElement[]): () => void {
  const section = sectionBeingRead(sections, innerHeight);
  if (!section || scrollY === 0) return () => {};
  const { id } = section;
  const { top, height } = section.getBoundingClientRect();
  // Texts differ in length: the same share of the section is the same place.
  const share = height > 0 ? Math.max(0, -top) / height : 0;
  return () => {
    const found = document.getElementById(id);
    if (!found) return;
    const now = found.getBoundingClientRect();
    const wanted = top > 0 ? top : -share * now.height;
    scrollBy({ top: now.top - wanted, behavior: 'instant' });
  };
}
