// Guesses from the user agent: mobile device and trouble with video.

/** iPhone, iPad, iPod and Android. */
export const isMobile = (userAgent: string): boolean => /iphone|ipad|ipod|android/iu.test(userAgent);

/** True for browsers that play a video in their own player on top of the page. */
export const hidesVideo = (userAgent: string): boolean => /xiaomi|vivo|qq/iu.test(userAgent);
