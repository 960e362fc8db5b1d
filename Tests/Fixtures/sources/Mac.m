#import <Cocoa/Cocoa.h>

@implementation MacPanel
- (void)go { [self performSegueWithIdentifier:@"onTheMac" sender:nil]; }
@end
