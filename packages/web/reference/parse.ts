/** One clause of the rules reference. */
export interface Clause {
  readonly id: string;
  /** Scope tags such as "adv". */
  readonly tags: readonly string[];
  readonly text: string;
}

export interface Chapter {
  readonly title: string;
  readonly sections: readonly {
    readonly title: string | null;
    /** Paragraphs without an id. */
    readonly remarks: readonly string[];
    readonly clauses: readonly Clause[];
  }[];
}

const CLAUSE = /^- \*\*([A-Z]{3}-\d+)\*\*\s*((?:\[[a-z0-9]+\])*)\s*(.*)$/;

/** Reads a chapter of docs/rules/reference: a title, sections, and one line per clause. */
export const parseChapter = (markdown: string): Chapter => {
  const sections: { title: string | null; remarks: string[]; clauses: Clause[] }[] = [
    { title: null, remarks: [], clauses: [] },
  ];
  let title = "";
  for (const line of markdown.split("\n").map((found) => found.trim())) {
    const section = sections[sections.length - 1];
    const clause = CLAUSE.exec(line);
    if (line.startsWith("# ")) title = line.slice(2);
    else if (line.startsWith("## ")) sections.push({ title: line.slice(3), remarks: [], clauses: [] });
    else if (clause)
      section?.clauses.push({
        id: clause[1] as string,
        tags: [...(clause[2] as string).matchAll(/\[([a-z0-9]+)\]/g)].map(([, tag]) => tag as string),
        text: clause[3] as string,
      });
    else if (line !== "") section?.remarks.push(line);
  }
  return {
    title,
    sections: sections.filter(({ remarks, clauses }) => remarks.length + clauses.length > 0),
  };
};
