import type { NoticeTexts } from './notice-texts.ts';

export const noticeEn: NoticeTexts = {
  preferences: {
    title: 'Your cookie choices',
    intro:
      'A cookie is a small file that a site stores in your browser. Cookies that aren’t necessary stay off until you turn them on. If you refuse them, all our services remain available to you.',
    outro:
      'You can change your mind at any time with the “Manage cookies” link at the bottom of every page. Your choice is kept in this browser for six months. We keep proof of it for three years, under a random number, with nothing that identifies you.',
    agree: 'Accept all',
    disagree: 'Refuse all',
    save: 'Save my choices',
    close: 'Close',
    necessary: {
      title: 'Necessary',
      description:
        'They keep you signed in and remember the language of the site, a membership or a form that you started, the number of a request that you have just sent and the choice that you make here. The site can’t work without them, and they are used for nothing else.',
    },
  },
  purposes: {
    audience: {
      title: 'Audience measurement',
      description:
        'To improve the site, we count the pages viewed, the links followed and the forms started or sent, never what you write in them. If you are signed in, your member number goes with these data. Google processes them for us, partly outside Quebec.',
    },
    advertising: {
      title: 'Advertising',
      description:
        'To measure the effect of our ads and tailor them to what you view here. Google receives these data, may link them to your visits to other sites and processes them partly outside Quebec.',
    },
  },
};
