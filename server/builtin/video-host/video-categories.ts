/** The categories of the United States, as YouTube lists them; some are only for what it makes itself. */
export const videoCategories: readonly { readonly id: string; readonly title: string; readonly assignable: boolean }[] =
  (
    [
      ['1', 'Film & Animation'],
      ['2', 'Autos & Vehicles'],
      ['10', 'Music'],
      ['15', 'Pets & Animals'],
      ['17', 'Sports'],
      ['19', 'Travel & Events'],
      ['20', 'Gaming'],
      ['22', 'People & Blogs'],
      ['23', 'Comedy'],
      ['24', 'Entertainment'],
      ['25', 'News & Politics'],
      ['26', 'Howto & Style'],
      ['27', 'Education'],
      ['28', 'Science & Technology'],
      ['29', 'Nonprofits & Activism'],
      ['30', 'Movies'],
      ['43', 'Shows'],
      ['44', 'Trailers'],
    ] as const
  ).map(([id, title]) => ({ id, title, assignable: Number(id) < 30 }));
